import { expect, it } from 'vitest';
import { describeMatch } from './describe-match.ts';

it.each([
  [{ kind: 'sections', count: 1, name: 'FMTV-UT 1040' }, 'Same section of FMTV-UT 1040'],
  [{ kind: 'sections', count: 2, name: null }, '2 sections in common'],
  [{ kind: 'call', count: 1, name: 'Gaffing' }, 'Has Gaffing, which your call asks for'],
  [{ kind: 'call', count: 3, name: null }, 'Has 3 skills your calls ask for'],
  [{ kind: 'connections', count: 1, name: 'Theo Brandt' }, 'Knows Theo Brandt, too'],
  [{ kind: 'connections', count: 3, name: null }, 'Knows 3 people you know'],
  [{ kind: 'skills', count: 1, name: 'Editing' }, 'Editing in common'],
  [{ kind: 'skills', count: 4, name: null }, '4 skills in common'],
  [{ kind: 'major', count: 0, name: null }, 'Same major as you'],
  [{ kind: 'school', count: 0, name: null }, 'From your school'],
  [{ kind: 'new', count: 0, name: null }, 'New here'],
] as const)('%j is %s', (reason, words) => {
  expect(describeMatch(reason)).toBe(words);
});
