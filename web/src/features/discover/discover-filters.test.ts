import { expect, it } from 'vitest';
import { schools } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { parseSearch } from '#web/lib/browser/search-params.ts';
import { activeFilters, discoverFilters, discoverSearchParams } from './discover-filters.ts';

const [school, otherSchool] = schools;
const [major] = school.programmes;
const [skill] = skills;

const read = (search: string) =>
  discoverFilters(parseSearch(discoverSearchParams, new URLSearchParams(search)));

it('reads every filter from the address', () => {
  const filters = { q: 'maya', skill, school: school.name, major };
  const search = new URLSearchParams({ ...filters, gradYear: '2027' });
  expect(read(search.toString())).toEqual({ ...filters, gradYear: 2027 });
});

it.each([
  ['skill=Nonsense', 'a skill that is not in the catalogue'],
  ['gradYear=1234', 'a year that is not offered'],
  ['gradYear=soon', 'a year that is no number'],
  ['school=Hogwarts', 'a school that is not ours'],
  ['major=Alchemy', 'a major that nobody offers'],
  ['q=', 'an empty search'],
])('leaves out %s: %s', (search) => {
  expect(read(search)).toEqual({});
});

it('leaves out a major of another school, and keeps the rest', () => {
  const search = { school: otherSchool.name, major, skill: 'Nonsense', q: 'ada' };
  expect(read(new URLSearchParams(search).toString())).toEqual({
    q: 'ada',
    school: otherSchool.name,
  });
});

it('names the filters that are on', () => {
  expect(activeFilters({ q: 'ada', gradYear: 2027, skill: 'Acting' })).toEqual([
    { name: 'skill', label: 'Acting' },
    { name: 'gradYear', label: 'Class of 2027' },
  ]);
});
