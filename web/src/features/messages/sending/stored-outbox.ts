import type { Outgoing } from './outbox.ts';

const storageName = (conversationId: string) => `outbox:${conversationId}`;

/** Of this tab only: another one must not offer to send what is just being sent here. */
export function readStored(conversationId: string): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName(conversationId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

export function writeStored(conversationId: string, unsent: Outgoing[]): void {
  try {
    const name = storageName(conversationId);
    if (unsent.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(unsent));
  } catch {
    // Storage may be full or forbidden; what is not sent is then lost when the page is loaded again.
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false;
  const { key, senderId, text, fileUrl } = value as Partial<Outgoing>;
  return (
    typeof key === 'string' &&
    typeof senderId === 'string' &&
    typeof text === 'string' &&
    (fileUrl === null || typeof fileUrl === 'string')
  );
}
