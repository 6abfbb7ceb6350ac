import { describe, expect, it } from 'vitest';
import { recommendationReasons, suggestNote } from './recommendation-reasons.ts';

const none = {
  mutual: 0,
  sections: [],
  shared: 0,
  wanted: [],
  isSameMajor: false,
  isSameYear: false,
};

it.each([
  [none, []],
  [{ ...none, isSameYear: true }, []],
  [{ ...none, mutual: 1, shared: 1 }, ['1 mutual connection', '1 skill in common']],
  [
    {
      mutual: 2,
      shared: 3,
      wanted: ['Gaffer', 'Grip'],
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
      'has Gaffer, which your call asks for',
      '2 mutual connections',
      '3 skills in common',
      'same major and class year',
    ],
  ],
  [{ ...none, isSameMajor: true }, ['same major']],
])('%j', (likeness, reasons) => {
  expect(recommendationReasons(likeness)).toEqual(reasons);
});

describe(suggestNote, () => {
  it.each([
    [
      { sections: [{ courseCode: 'DWPG-UT 1055', section: '001' }], mutual: 3 },
      'We share DWPG-UT 1055.',
    ],
    [{ mutual: 1, shared: 4 }, 'We have 1 connection in common.'],
    [{ shared: 2, isSameMajor: true }, 'We have 2 skills in common.'],
    [{ isSameMajor: true }, 'We study the same.'],
  ])('names the strongest reason of %j', (likeness, note) => {
    expect(suggestNote({ ...none, ...likeness })).toBe(note);
  });
});
