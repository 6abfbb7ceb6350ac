import type { Message } from '#contract/messages/contract.ts';
import type { Outgoing } from './outbox.ts';

/** Which message a sending led to. The bubble on the screen stays the same one when the message is there. */
const keys = new Map<string, string>();

export function linkSent(messageId: string, key: string): void {
  keys.set(messageId, key);
}

export function bubbleKey(messageId: string): string {
  return keys.get(messageId) ?? messageId;
}

/**
 * Whether the message is there although no answer said so: the live event has overtaken the answer, or the answer was lost.
 * Then it is one of the sender with the same words, newer than what was there when it was written.
 */
export function hasArrived(outgoing: Outgoing, newestFirst: Message[]): boolean {
  const end = newestFirst.findIndex(({ id }) => id === outgoing.after);
  if (outgoing.after !== null && end === -1) return false;
  return newestFirst.slice(0, end === -1 ? undefined : end).some(({ id, senderId, text }) => {
    const key = keys.get(id);
    return key ? key === outgoing.key : senderId === outgoing.senderId && text === outgoing.text;
  });
}
