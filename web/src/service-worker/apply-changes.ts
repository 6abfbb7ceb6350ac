import type { QueuedChange } from './change-queue.ts';
import { findQueueable } from './queueable-changes.ts';

type Item = Record<string, unknown>;

/** A stored answer as it will be once the queued changes are sent: a list of items, or one item. */
export function applyChanges(answer: unknown, changes: QueuedChange[]): unknown {
  if (Array.isArray(answer)) return answer.map((item: unknown) => applyChanges(item, changes));
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return answer;
  return changes.reduce<Item>((item, { method, path }) => {
    const change = findQueueable(method, path);
    const isMeant = change && (change.id === null ? 'isRead' in item : change.id === item['id']);
    return isMeant ? { ...item, ...change.effect(item) } : item;
  }, answer as Item);
}
