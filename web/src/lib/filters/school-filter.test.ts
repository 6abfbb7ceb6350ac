import { expect, it } from 'vitest';
import { schools } from '#contract/catalogue/schools.ts';
import { listMajors } from './school-filter.ts';

const [school] = schools;

it('offers the majors of the school, or all while none is chosen', () => {
  expect(listMajors(school.name)).toEqual(school.programmes);
  expect(listMajors(undefined)).toEqual(schools.flatMap(({ programmes }) => [...programmes]));
});
