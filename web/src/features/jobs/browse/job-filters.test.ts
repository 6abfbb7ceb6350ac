import { describe, expect, it } from 'vitest';
import { schools } from '#contract/catalogue/schools.ts';
import { parseSearch } from '#web/lib/browser/search-params.ts';
import { activeFilters, jobSearchParams, readJobSearch, toJobQuery } from './job-filters.ts';

const [school, otherSchool] = schools;
const [major] = school.programmes;

const read = (search: string | Record<string, string>) =>
  readJobSearch(parseSearch(jobSearchParams, new URLSearchParams(search)));

describe('the search of the jobs page', () => {
  it('is read from the address', () => {
    const texts = { q: 'roof', payment: 'unpaid', type: 'internship', school: school.name, major };
    expect(read({ ...texts, skills: 'Foley,Grip' })).toEqual({
      ...texts,
      skills: ['Foley', 'Grip'],
    });
  });

  it.each([
    ['payment=all', 'every payment'],
    ['payment=gold', 'a payment that is not offered'],
    ['type=heist', 'a type that is not offered'],
    ['skills=Nonsense', 'a skill that is not in the catalogue'],
    ['skills=', 'no skill'],
    ['school=Hogwarts', 'a school that is not ours'],
    ['major=Alchemy', 'a major that nobody offers'],
    ['q=', 'an empty word'],
  ])('leaves out %s: %s', (search) => {
    expect(read(search)).toEqual({});
  });

  it('keeps what is valid beside what is not', () => {
    const search = { school: otherSchool.name, major, skills: 'Foley,Nonsense,Foley', type: 'x' };
    expect(read(search)).toEqual({ school: otherSchool.name, skills: ['Foley'] });
  });

  it('is sent with its skills joined', () => {
    expect(toJobQuery({ q: 'roof', skills: ['Foley', 'Grip'] })).toEqual({
      q: 'roof',
      skills: 'Foley,Grip',
    });
    expect(toJobQuery({ payment: 'paid' })).toEqual({ payment: 'paid' });
  });

  it('names each filter that is on, and what is left without it', () => {
    expect(activeFilters({ q: 'roof', payment: 'unpaid', skills: ['Foley', 'Grip'] })).toEqual([
      { name: 'payment', label: 'Unpaid or credit', rest: null },
      { name: 'skills', label: 'Foley', rest: 'Grip' },
      { name: 'skills', label: 'Grip', rest: 'Foley' },
    ]);
  });
});
