import { z } from 'zod';
import { serverMessage } from '#contract/live.ts';

const ids = z.array(z.string());

const notice = z.union([
  z.object({ to: ids, message: serverMessage }),
  z.object({ toAll: serverMessage }),
  z.object({ endedSessions: ids }),
  z.object({ endedMembers: ids }),
]);

const envelope = z.object({ from: z.string(), notices: z.array(notice) });

/** What one instance tells the others: a hint for some members or for all, or whose sockets to close. */
export type Notice = z.output<typeof notice>;

/** PostgreSQL takes less than 8000 bytes. */
const payloadBytes = 7900;
const idsAtOnce = 50;

/** Puts notices into as few payloads as the size allows; a message too long for any is left out. */
export function packNotices(from: string, notices: Notice[]): string[] {
  const payloads: string[] = [];
  const overhead = bytesOf({ from, notices: [] });
  let batch: Notice[] = [];
  let size = overhead;
  const close = () => {
    if (batch.length > 0) payloads.push(JSON.stringify({ from, notices: batch }));
    batch = [];
    size = overhead;
  };
  for (const part of notices.flatMap(inHandfuls)) {
    const bytes = bytesOf(part) + 1;
    if (overhead + bytes > payloadBytes) continue;
    if (size + bytes > payloadBytes) close();
    batch.push(part);
    size += bytes;
  }
  close();
  return payloads;
}

/** The notices of a payload, or null for one that we cannot read: perhaps a newer release wrote it. */
export function unpackNotices(payload: string): z.output<typeof envelope> | null {
  try {
    return envelope.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

function inHandfuls(whole: Notice): Notice[] {
  if ('toAll' in whole) return [whole];
  if ('to' in whole) return handfuls(whole.to).map((to) => ({ to, message: whole.message }));
  if ('endedSessions' in whole) {
    return handfuls(whole.endedSessions).map((endedSessions) => ({ endedSessions }));
  }
  return handfuls(whole.endedMembers).map((endedMembers) => ({ endedMembers }));
}

function handfuls(all: string[]): string[][] {
  const count = Math.ceil(all.length / idsAtOnce);
  return Array.from({ length: count }, (_, n) => all.slice(n * idsAtOnce, (n + 1) * idsAtOnce));
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
