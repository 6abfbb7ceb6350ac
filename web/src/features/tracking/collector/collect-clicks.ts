import { cutToLength } from '#contract/cut-text.ts';
import { type BatchedEvent, mostBatchedEvents, tracking } from '#contract/tracking/contract.ts';
import { onLeave } from '#web/lib/browser/on-leave.ts';
import { mayCount } from '../choice.ts';
import { sendQuietly } from '../send.ts';
import { clickOn } from './click-target.ts';
import { throttle } from './throttle.ts';

const sameTargetMs = 2_000;
const flushMs = 5_000;

/** Collects clicks and sends them five seconds after the last one, or when the page is left. */
export function collectClicks(): () => void {
  const isNew = throttle(sameTargetMs);
  let waiting: BatchedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    const events = waiting;
    waiting = [];
    if (events.length > 0 && mayCount()) sendQuietly(tracking.recordBatch, { events });
  };
  const onClick = ({ target }: Event) => {
    const click = mayCount() ? clickOn(target) : null;
    if (!click || !isNew(JSON.stringify(click))) return;
    waiting.push({ ...click, page: cutToLength(location.pathname, 200) });
    if (waiting.length === mostBatchedEvents) return flush();
    clearTimeout(timer);
    timer = setTimeout(flush, flushMs);
  };

  // Before React: a click that navigates belongs to the page that it was made on.
  addEventListener('click', onClick, { capture: true, passive: true });
  const stopLeave = onLeave(flush);
  return () => {
    removeEventListener('click', onClick, { capture: true });
    stopLeave();
    flush();
  };
}
