import { type ContentType, tracking } from '#contract/tracking/contract.ts';
import { call } from '#web/lib/api.ts';

interface Seen {
  contentType: ContentType;
  contentId: string;
}

const pause = 1_500;
const told = new Set<string>();
let waiting: Seen[] = [];
let isSending = false;

/** Tells the server once that an item was looked at: a few at a time, in the pauses, and nobody waits for it. */
export function tellSeen(item: Seen): void {
  const key = `${item.contentType} ${item.contentId}`;
  if (told.has(key)) return;
  told.add(key);
  waiting.push(item);
  if (isSending) return;
  isSending = true;
  setTimeout(() => void send(), pause);
}

async function send(): Promise<void> {
  const batch = waiting;
  waiting = [];
  for (const item of batch) {
    await call(tracking.viewContent, { body: { ...item, viewDuration: 1 } }).catch(() => {});
  }
  isSending = waiting.length > 0;
  if (isSending) setTimeout(() => void send(), pause);
}
