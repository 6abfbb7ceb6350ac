import { useState } from 'react';
import { z } from 'zod';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';
import { type Day, type Month, monthOf } from './month.ts';

const searchParams = z.object({
  month: z
    .string()
    .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  day: z.iso.date().optional(),
  mine: z.stringbool().optional(),
});

/** Month, day and filter are in the address, so that a link and Back lead to them. */
export function useCalendarFilters() {
  const [params, change] = useSearchParams(searchParams);
  const [today] = useState(() => schoolTime(new Date().toISOString()).day);
  const month = params.month ?? monthOf(today);
  const day = params.day && monthOf(params.day) === month ? params.day : null;
  return {
    today,
    month,
    day,
    mine: params.mine ?? false,
    showMonth: (next: Month) => change({ month: next, day: null }),
    showDay: (next: Day | null) => change({ month, day: next === day ? null : next }),
    showMine: (mine: boolean) => change({ mine: mine || null }),
  };
}

export type CalendarFilters = ReturnType<typeof useCalendarFilters>;
