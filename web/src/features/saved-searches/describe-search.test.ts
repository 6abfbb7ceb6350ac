import { expect, it } from 'vitest';
import { describeSearch, pathToSearch } from './describe-search.ts';

const nothing = {
  q: null,
  skills: [],
  school: null,
  major: null,
  payment: 'all',
  type: null,
} as const;

it('says what a search is for', () => {
  const search = { ...nothing, q: 'roof', skills: ['Foley', 'Grip'], payment: 'paid' } as const;
  expect(describeSearch({ ...search, skills: [...search.skills] })).toBe(
    '“roof” · Paid · Foley or Grip',
  );
});

it('leads to the jobs page with the same search', () => {
  const path = pathToSearch({ ...nothing, skills: ['C#', 'Foley'], type: 'full-time' });
  const { pathname, searchParams } = new URL(path, 'http://x');
  expect(pathname).toBe('/jobs');
  expect(Object.fromEntries(searchParams)).toEqual({ skills: 'C#,Foley', type: 'full-time' });
});
