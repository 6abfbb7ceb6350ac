import { expect, it } from 'vitest';
import { sheetToValues, valuesToUpdate } from './call-sheet-values.ts';

const at = '2030-05-01T12:30:00.000Z';
const sheet = {
  jobId: 'job_1',
  title: 'Night shoot',
  authorId: 'user_1',
  place: null,
  notes: 'Bring gloves.',
  calls: [{ label: 'Call', at }],
  crew: [],
  sharesEmail: false,
  sharesPhone: false,
  updatedAt: null,
};

it('a call sheet survives the form, without rows that were left empty', () => {
  const values = sheetToValues(sheet);
  expect(
    valuesToUpdate({ ...values, labels: [...values.labels, ' '], times: [...values.times, ''] }),
  ).toEqual({ place: '', notes: 'Bring gloves.', calls: [{ label: 'Call', at }] });
});
