import { expect, it } from 'vitest';
import { describeReason } from './describe-reason.ts';

const none = {
  matchingSkills: 0,
  namedSkills: 0,
  isConnection: false,
  courseCode: null,
  isSameSchool: false,
};

it.each([
  [none, null],
  [{ ...none, namedSkills: 2 }, null],
  [{ ...none, matchingSkills: 3, namedSkills: 3 }, 'you have 3 of 3 skills'],
  [{ ...none, matchingSkills: 1, namedSkills: 1 }, 'you have the skill'],
  [
    { ...none, isConnection: true, courseCode: 'FMTV-UT 1040', isSameSchool: true },
    'you are connected · you share a section of FMTV-UT 1040',
  ],
  [{ ...none, isSameSchool: true }, 'from your school'],
])('describes %o', (reason, words) => {
  expect(describeReason(reason)).toBe(words);
});
