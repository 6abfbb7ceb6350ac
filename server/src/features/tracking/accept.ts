import { createHash } from 'node:crypto';
import { dayMs } from '#contract/day-ms.ts';
import type { TextHighlight } from '#contract/tracking/contract.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';

/** By how much the clock of a browser may be ahead of ours. */
const skewMs = 60_000;

/** When it happened; without a time, now. */
export function assertRecent(at: string | undefined, now: number): number {
  const then = at === undefined ? now : Date.parse(at);
  if (then > now + skewMs) throw new AppError('invalid', 'The event time is in the future.');
  if (then < now - dayMs) throw new AppError('invalid', 'An event is more than a day old.');
  return Math.min(then, now);
}

interface Told {
  userId?: string | undefined;
}

/** Nobody tells what another member did. */
export function assertOwn({ id }: Viewer, ...told: Told[]): void {
  if (told.some(({ userId = id }) => userId !== id))
    throw new AppError('forbidden', 'Please send only what you did yourself.');
}

export function assertHash({ selectedText, snippetHash }: TextHighlight): void {
  const hash = createHash('sha256').update(selectedText.toLowerCase()).digest('hex');
  if (hash !== snippetHash)
    throw new AppError('invalid', 'snippetHash does not match selectedText.');
}
