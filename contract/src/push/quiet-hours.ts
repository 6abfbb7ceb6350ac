import { z } from 'zod';

const timeOfDay = z
  .string('Please choose a time.')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time such as 22:00.');

/** Pushes wait from `from` until `until`, by the clock of `timeZone`; over midnight where `until` is earlier. */
export const quietHours = z
  .object({
    from: timeOfDay,
    until: timeOfDay,
    timeZone: z.string().max(64).refine(isTimeZone, 'This time zone is not known.'),
  })
  .refine(({ from, until }) => from !== until, {
    path: ['until'],
    message: 'Please choose an end that differs from the beginning.',
  });

export type QuietHours = z.output<typeof quietHours>;

/** An offset such as `+02:00` is refused: it does not follow summer time. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
