import { z } from 'zod';
import { activityRanges, type TimeFrame, timeFrames } from '#contract/analytics/contract.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';

const frames = Object.keys(timeFrames) as [TimeFrame, ...TimeFrame[]];

const frameParams = z.object({
  frame: z.enum(frames).default('7d'),
  active: z.enum(activityRanges).default('7d'),
});

/** What time the numbers are about, from the address: `?frame=30d&active=14d`. */
export function useFrames() {
  const [{ frame, active }, change] = useSearchParams(frameParams);
  return {
    frame,
    active,
    showFrame: (next: string) => change({ frame: next === '7d' ? null : next }),
    showActive: (next: string) => change({ active: next === '7d' ? null : next }),
  };
}
