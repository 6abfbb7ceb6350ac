import { fromPickerValue } from '#web/lib/format/school-time.ts';

const dayMs = 24 * 60 * 60_000;

export const suspensionEnds = {
  day: '1 day',
  week: '1 week',
  month: '1 month',
  date: 'Until a date',
  never: 'No end',
} as const;

export type SuspensionEndChoice = keyof typeof suspensionEnds;

const days: Partial<Record<SuspensionEndChoice, number>> = { day: 1, week: 7, month: 30 };

/** The values of the fields that say when a suspension ends. */
export interface SuspensionEndValues {
  ends: string;
  /** YYYY-MM-DD, where a date is chosen: the suspension lasts through that day by the school's clock. */
  until: string;
}

export const defaultSuspensionEnd: SuspensionEndValues = { ends: 'week', until: '' };

/** The instant at which a suspension ends; null for no end, empty where the date is missing. */
export function suspensionEnd({ ends, until }: SuspensionEndValues, now: number): string | null {
  if (ends === 'never') return null;
  if (ends === 'date') return until ? fromPickerValue(`${until}T23:59`) : '';
  return new Date(now + (days[ends as SuspensionEndChoice] ?? 0) * dayMs).toISOString();
}
