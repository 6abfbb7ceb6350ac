import { expect, it } from 'vitest';
import { parseSearch } from '#web/lib/browser/search-params.ts';
import {
  activeFilters,
  discoverFilters,
  discoverSearchParams,
  listMajors,
} from './discover-filters.ts';

const read = (search: string) =>
  discoverFilters(parseSearch(discoverSearchParams, new URLSearchParams(search)));

it('reads every filter from the address', () => {
  const school = 'Tisch School of the Arts';
  const search = new URLSearchParams({
    q: 'maya',
    skill: 'Acting',
    gradYear: '2027',
    school,
    major: 'Drama',
  });
  expect(read(search.toString())).toEqual({
    q: 'maya',
    skill: 'Acting',
    gradYear: 2027,
    school,
    major: 'Drama',
  });
});

it.each([
  ['skill=Juggling', 'a skill that is not in the catalogue'],
  ['gradYear=1234', 'a year that is not offered'],
  ['gradYear=soon', 'a year that is no number'],
  ['school=Hogwarts', 'a school that is not ours'],
  ['major=Alchemy', 'a major that nobody offers'],
  ['q=', 'an empty search'],
])('leaves out %s: %s', (search) => {
  expect(read(search)).toEqual({});
});

it('leaves out a major of another school, and keeps the rest', () => {
  const search = 'school=Steinhardt+School&major=Drama&skill=Nonsense&q=ada';
  expect(read(search)).toEqual({ q: 'ada', school: 'Steinhardt School' });
});

it('offers the majors of the school, or all while none is chosen', () => {
  expect(listMajors('Interactive Telecommunications Program')).toHaveLength(3);
  expect(listMajors(undefined)).toHaveLength(43);
});

it('names the filters that are on', () => {
  expect(activeFilters({ q: 'ada', gradYear: 2027, skill: 'Acting' })).toEqual([
    { name: 'skill', label: 'Acting' },
    { name: 'gradYear', label: 'Class of 2027' },
  ]);
});
