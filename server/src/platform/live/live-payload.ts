import { z } from 'zod';
import { commentedWork, serverMessage } from '#contract/live.ts';

const ids = z.array(z.string());

const envelope = z.union([
  z.object({ to: ids, message: serverMessage }),
  z.object({ watching: commentedWork, message: serverMessage }),
  z.object({ toAll: serverMessage }),
  z.object({ endedSessions: ids }),
  z.object({ endedMembers: ids }),
]);

const payload = z.object({ from: z.string(), envelopes: z.array(envelope) });

/** What one instance sends to the others: a message for some members, the watchers of a work or all, or whose sockets to close. */
export type LiveEnvelope = z.output<typeof envelope>;

/** NOTIFY takes less than 8000 bytes. */
const maxPayloadBytes = 7900;
const idsPerEnvelope = 50;

/** Packs envelopes into as few payloads as their size allows; a message too long for a payload is dropped. */
export function packEnvelopes(from: string, envelopes: LiveEnvelope[]): string[] {
  const payloads: string[] = [];
  const overhead = bytesOf({ from, envelopes: [] });
  let batch: LiveEnvelope[] = [];
  let size = overhead;
  const close = () => {
    if (batch.length > 0) payloads.push(JSON.stringify({ from, envelopes: batch }));
    batch = [];
    size = overhead;
  };
  for (const part of envelopes.flatMap(splitEnvelope)) {
    const bytes = bytesOf(part) + 1;
    if (overhead + bytes > maxPayloadBytes) continue;
    if (size + bytes > maxPayloadBytes) close();
    batch.push(part);
    size += bytes;
  }
  close();
  return payloads;
}

/** The envelopes of a payload, or null for one of another release that this one cannot read. */
export function unpackEnvelopes(text: string): z.output<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function splitEnvelope(whole: LiveEnvelope): LiveEnvelope[] {
  if ('toAll' in whole || 'watching' in whole) return [whole];
  if ('to' in whole) return chunks(whole.to).map((to) => ({ to, message: whole.message }));
  if ('endedSessions' in whole) {
    return chunks(whole.endedSessions).map((endedSessions) => ({ endedSessions }));
  }
  return chunks(whole.endedMembers).map((endedMembers) => ({ endedMembers }));
}

function chunks(all: string[]): string[][] {
  const count = Math.ceil(all.length / idsPerEnvelope);
  return Array.from({ length: count }, (_, n) =>
    all.slice(n * idsPerEnvelope, (n + 1) * idsPerEnvelope),
  );
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
