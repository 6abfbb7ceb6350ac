import { describe, expect, it } from 'vitest';
import { describeSearch } from './describe-search.ts';

const nothing = {
  q: null,
  skills: [],
  school: null,
  major: null,
  payment: 'all',
  type: null,
} as const;

describe(describeSearch, () => {
  it.each([
    [{ q: 'gaffer', payment: 'paid' as const }, 'gaffer, paid'],
    [{ type: 'project-crew' as const, school: 'Gallatin School' }, 'project crew, Gallatin School'],
    [{ skills: ['A', 'B', 'C', 'D', 'E'], major: 'Dance' }, 'A, B, C, 2 more skills, Dance'],
  ])('names what is asked for: %j', (criteria, text) => {
    expect(describeSearch({ ...nothing, skills: [], ...criteria })).toBe(text);
  });

  it('stays short', () => {
    expect(describeSearch({ ...nothing, skills: [], q: 'x'.repeat(200) })).toHaveLength(120);
  });
});
