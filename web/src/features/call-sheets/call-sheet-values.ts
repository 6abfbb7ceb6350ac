import type { CallSheet } from '#contract/call-sheets/contract.ts';

/** The values of the form; the label and the time of a call have the same place. */
export interface CallSheetValues {
  place: string;
  notes: string;
  labels: string[];
  /** As in a `datetime-local` input. */
  times: string[];
}

export function sheetToValues({ place, notes, calls }: CallSheet): CallSheetValues {
  return {
    place: place ?? '',
    notes: notes ?? '',
    labels: calls.map(({ label }) => label),
    times: calls.map(({ at }) => toLocalInput(new Date(at))),
  };
}

/** Rows that were left empty are left out. */
export function valuesToUpdate({ place, notes, labels, times }: CallSheetValues) {
  const calls = labels.map((label, at) => ({ label, at: toInstant(times[at] ?? '') }));
  return { place, notes, calls: calls.filter(({ label, at }) => label.trim() || at) };
}

function toLocalInput(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function toInstant(input: string): string {
  const time = Date.parse(input);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
