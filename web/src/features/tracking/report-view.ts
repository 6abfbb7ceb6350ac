import { type ContentType, tracking } from '#contract/tracking/contract.ts';
import { call } from '#web/lib/api/call.ts';

interface ViewedItem {
  contentType: ContentType;
  contentId: string;
}

const batchDelay = 1_500;
const reported = new Set<string>();
let queue: ViewedItem[] = [];
let isSending = false;

/** Reports each item once, in batches; failures are ignored. */
export function reportView(item: ViewedItem): void {
  const key = `${item.contentType} ${item.contentId}`;
  if (reported.has(key)) return;
  reported.add(key);
  queue.push(item);
  if (isSending) return;
  isSending = true;
  setTimeout(() => void send(), batchDelay);
}

async function send(): Promise<void> {
  const batch = queue;
  queue = [];
  for (const item of batch) {
    await call(tracking.viewContent, { body: { ...item, viewDuration: 1 } }).catch(() => {});
  }
  isSending = queue.length > 0;
  if (isSending) setTimeout(() => void send(), batchDelay);
}
