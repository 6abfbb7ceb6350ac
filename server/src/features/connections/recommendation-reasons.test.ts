import { expect, it } from 'vitest';
import { recommendationReasons } from './recommendation-reasons.ts';

const none = { mutual: 0, sections: [], shared: 0, isSameMajor: false, isSameYear: false };

it.each([
  [none, []],
  [{ ...none, isSameYear: true }, []],
  [{ ...none, mutual: 1, shared: 1 }, ['1 mutual connection', '1 skill in common']],
  [
    {
      mutual: 2,
      shared: 3,
      sections: [
        { courseCode: 'FMTV-UT 1040', section: '001' },
        { courseCode: 'ACTG-UT 1000', section: null },
      ],
      isSameMajor: true,
      isSameYear: true,
    },
    [
      'same section of FMTV-UT 1040',
      'also takes ACTG-UT 1000',
      '2 mutual connections',
      '3 skills in common',
      'same major and class year',
    ],
  ],
  [{ ...none, isSameMajor: true }, ['same major']],
])('%j', (likeness, reasons) => {
  expect(recommendationReasons(likeness)).toEqual(reasons);
});
