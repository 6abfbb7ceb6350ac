import { expect, it } from 'vitest';
import { makeCallSheet } from '#web/testing/make-call-sheet.ts';
import {
  decodeRows,
  emptyRow,
  encodeRows,
  sheetToValues,
  valuesToUpdate,
} from './call-sheet-values.ts';

const at = '2030-05-01T12:30:00.000Z';
const sheet = makeCallSheet({ notes: 'Bring gloves.', calls: [{ label: 'Call', at }] });

it('a call sheet survives the form, without rows that were left empty', () => {
  const values = sheetToValues(sheet);
  const calls = [...values.calls, ...encodeRows([{ ...emptyRow(), label: ' ' }])];
  expect(valuesToUpdate({ ...values, calls })).toEqual({
    place: '',
    notes: 'Bring gloves.',
    calls: [{ label: 'Call', at }],
  });
});

it('a time is typed by the clock of the school', () => {
  expect(decodeRows(sheetToValues(sheet).calls)).toMatchObject([{ at: '2030-05-01T08:30' }]);
});

it('a label without a time is not lost, but left for the form to refuse', () => {
  const calls = encodeRows([{ ...emptyRow(), label: 'Wrap' }]);
  expect(valuesToUpdate({ place: '', notes: '', calls }).calls).toEqual([
    { label: 'Wrap', at: '' },
  ]);
});
