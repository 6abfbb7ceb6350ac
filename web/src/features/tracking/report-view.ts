import { type ContentType, mostViews, tracking } from '#contract/tracking/contract.ts';
import { onLeave } from '#web/lib/browser/on-leave.ts';
import { mayCount } from './choice.ts';
import type { Look } from './observe-view.ts';
import { sendQuietly } from './send.ts';

interface ViewedItem {
  contentType: ContentType;
  contentId: string;
}

const batchDelay = 1_500;
const reported = new Set<string>();
let waiting = new Map<string, ViewedItem & Look>();
let timer: ReturnType<typeof setTimeout> | undefined;
let stopLeave: (() => void) | undefined;

const keyOf = ({ contentType, contentId }: ViewedItem) => `${contentType} ${contentId}`;

/** The owner of a profile is told at once, and once; of everything else only how long it was looked at counts. */
export function reportView(item: ViewedItem): void {
  if (item.contentType !== 'profile' || reported.has(keyOf(item))) return;
  reported.add(keyOf(item));
  sendQuietly(tracking.viewContent, { ...item, viewDuration: 1 });
}

/** Sent a moment later, or at once from a page that is being left. */
export function reportLook(item: ViewedItem, look: Look, isLeaving: boolean): void {
  if (!mayCount()) return;
  waiting.set(keyOf(item), { ...item, ...look });
  if (isLeaving) return send();
  timer ??= setTimeout(send, batchDelay);
  // The next page may show nothing that is viewed, and be left at once.
  stopLeave ??= onLeave(send);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  stopLeave?.();
  stopLeave = undefined;
  const looks = waiting;
  waiting = new Map();
  const views = [...looks.values()].map(({ contentType, contentId, seconds, depth }) => ({
    contentType,
    contentId,
    viewDuration: seconds,
    scrollDepth: depth,
  }));
  if (views.length > 0) sendQuietly(tracking.viewContents, { views: views.slice(-mostViews) });
}
