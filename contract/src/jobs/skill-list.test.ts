import { expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestText } from '../testing/longest-texts.ts';
import { skillList } from './skill-list.ts';

const skills = skillList(2);

it('holds each skill once, trimmed, in their order', () => {
  expect(skillList(3).parse(['Sound', ' Editing ', 'Sound'])).toEqual(['Sound', 'Editing']);
});

it.each([
  [[], {}],
  [['Sound', 'Editing'], {}],
  [['Sound', 'Editing', 'Light'], { '': 'Please choose 2 skills at most.' }],
  [['Sound', '  '], { '1': 'A skill needs a name.' }],
])('says of %j %j', (chosen, issues) => {
  expect(issuesOf(skills, chosen)).toEqual(issues);
});

it('takes names of 60 characters', () => {
  expect(longestText((skill) => skills.safeParse([skill]).success)).toBe(60);
});
