import { describe, expect, it } from 'vitest';
import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import { groupMajors, groupYears, sortSchools } from './study-options.ts';

const school = 'Tisch School of the Arts';
const other = 'Steinhardt School';

describe(sortSchools, () => {
  it('begins with the school that most members are of, over all its majors', () => {
    const popular = [
      { school: other, major: 'Studio Art', count: 3 },
      { school, major: 'Drama', count: 2 },
      { school, major: 'Dance', count: 2 },
    ];
    const [first, second, ...rest] = sortSchools(popular);
    expect([first, second]).toEqual([school, other]);
    expect([school, other, ...rest].toSorted()).toEqual(schoolNames.toSorted());
  });

  it('keeps the order of the catalogue where nobody is', () => {
    expect(sortSchools([])).toEqual(schoolNames);
  });
});

describe(groupMajors, () => {
  it('puts the majors that members of this school chose before the others', () => {
    const popular = [
      { school: other, major: 'Studio Art', count: 9 },
      { school, major: 'Drama', count: 2 },
      { school, major: 'Alchemy', count: 1 },
    ];
    const { likely, others } = groupMajors(school, popular);
    expect(likely).toEqual(['Drama']);
    expect(others).toEqual(programmesOf(school).filter((major) => major !== 'Drama'));
  });

  it('has none without a school', () => {
    expect(groupMajors('', [])).toEqual({ likely: [], others: [] });
  });
});

it('offers this and the next four years first', () => {
  const today = new Date(2026, 10, 16);
  expect(groupYears([2030, 2029, 2028, 2027, 2026, 2025, 2024], today)).toEqual({
    likely: [2026, 2027, 2028, 2029, 2030],
    others: [2025, 2024],
  });
});
