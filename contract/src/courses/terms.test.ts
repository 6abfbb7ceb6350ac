import { describe, expect, it } from 'vitest';
import { addCourseTerms, chooseTerm, currentTerm, editCourseYears } from './terms.ts';

const on = (month: number, year = 2025) => new Date(year, month - 1, 15);

describe('the current term', () => {
  it.each([
    [1, 'Spring 2025'],
    [5, 'Spring 2025'],
    [6, 'Summer 2025'],
    [8, 'Summer 2025'],
    [9, 'Fall 2025'],
    [12, 'Fall 2025'],
  ])('of month %i is %s', (month, semester) => {
    expect(currentTerm(on(month))).toEqual({ semester, year: 2025 });
  });
});

describe('the choices to add a course', () => {
  it('are the terms from last year to the one after next, in the order of the year', () => {
    const terms = addCourseTerms(on(10));
    expect(terms.map(({ year }) => year)).toEqual([2024, 2025, 2026, 2027]);
    expect(terms[1]?.semesters).toEqual(['Winter 2025', 'Spring 2025', 'Summer 2025', 'Fall 2025']);
  });

  it('always have the current term, which is the default', () => {
    for (let month = 1; month <= 12; month++) {
      const semesters = addCourseTerms(on(month)).flatMap((year) => year.semesters);
      expect(semesters).toContain(currentTerm(on(month)).semester);
    }
  });
});

describe('the years to edit a course', () => {
  it('are this one and the four before it', () => {
    expect(editCourseYears(on(10), 2025)).toEqual([2025, 2024, 2023, 2022, 2021]);
  });

  it('have the year of the course, too', () => {
    expect(editCourseYears(on(10), 2026)[0]).toBe(2026);
    expect(editCourseYears(on(10), 2015).at(-1)).toBe(2015);
  });
});

describe('choosing a term', () => {
  const before = { semester: 'Fall 2025', year: 2025 };
  it.each([
    [{}, 'Fall 2025', 2025],
    [{ semester: 'Spring 2026' }, 'Spring 2026', 2026],
    [{ semester: 'Spring 2026', year: 2025 }, 'Spring 2026', 2026],
    [{ semester: 'Summer', year: 2023 }, 'Summer 2023', 2023],
    [{ semester: 'Winter' }, 'Winter 2025', 2025],
    [{ year: 2024 }, 'Fall 2024', 2024],
  ])('%j makes %s', (chosen, semester, year) => {
    expect(chooseTerm(chosen, before)).toEqual({ semester, year });
  });
});
