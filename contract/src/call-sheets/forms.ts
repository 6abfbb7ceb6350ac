import { z } from 'zod';
import { plannedDate } from '../events/forms.ts';
import { nullableText, requiredText } from '../primitives.ts';

export const mostCalls = 20;

/** A missing key means unchanged. */
export const updateCallSheetBody = z.object({
  place: nullableText(300).optional(),
  notes: nullableText(5_000).optional(),
  calls: z
    .array(
      z.object({
        label: requiredText(80, 'Please say what happens at each time.'),
        at: plannedDate('Each row needs a date and a time.'),
      }),
    )
    .max(mostCalls, `Please list ${mostCalls} times at most.`)
    .optional(),
});

export type UpdateCallSheet = z.output<typeof updateCallSheetBody>;

export const contactBody = z.object({ sharesEmail: z.boolean(), sharesPhone: z.boolean() });

export type ContactBody = z.output<typeof contactBody>;
