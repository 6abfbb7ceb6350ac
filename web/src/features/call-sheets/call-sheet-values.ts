import type { CallSheet } from '#contract/call-sheets/contract.ts';
import { fromPickerValue, toPickerValue } from '#web/lib/format/school-time.ts';

export interface CallSheetValues {
  place: string;
  notes: string;
  /** Each an encoded row: forms hold texts only. */
  calls: string[];
}

/** One time as it is typed; `at` as in a `datetime-local` input, by the school's clock. */
export interface CallRow {
  key: string;
  label: string;
  at: string;
}

export const emptyRow = (): CallRow => ({ key: crypto.randomUUID(), label: '', at: '' });

export function encodeRows(rows: CallRow[]): string[] {
  return rows.map((row) => JSON.stringify(row));
}

export function decodeRows(values: string[]): CallRow[] {
  return values.map((value) => JSON.parse(value) as CallRow);
}

export function sheetToValues({ place, notes, calls }: CallSheet): CallSheetValues {
  return {
    place: place ?? '',
    notes: notes ?? '',
    calls: encodeRows(
      calls.map(({ label, at }) => ({ ...emptyRow(), label, at: toPickerValue(at) })),
    ),
  };
}

/** Rows that were left empty are left out. */
export function valuesToUpdate({ place, notes, calls }: CallSheetValues) {
  const rows = decodeRows(calls).filter(({ label, at }) => label.trim() || at);
  return {
    place,
    notes,
    calls: rows.map(({ label, at }) => ({ label, at: fromPickerValue(at) })),
  };
}
