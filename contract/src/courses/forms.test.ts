import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import {
  courseBody,
  courseSuggestionsQuery,
  formatCourseCode,
  formatCourseCodeStart,
  updateCourseBody,
} from './forms.ts';

const course = { courseCode: 'FMTV-UT 1040', courseName: 'Sight and Sound' };
const missing = 'Missing information: Course code and name are required';
const noCode = 'Course code must follow university format: DEPT-LEVEL #### (e.g., FMTV-UT 1040)';
const noSemester = 'Please choose a semester, such as Fall 2026.';

describe('the code of a course', () => {
  it.each([
    ['FMTV-UT 1040', 'FMTV-UT 1040'],
    [' fmtv ut 1040 ', 'FMTV-UT 1040'],
    ['fmtvut1040', 'FMTV-UT 1040'],
    ['FMTV – UT – 1040', 'FMTV-UT 1040'],
    ['fmtv-ut 104', 'fmtv-ut 104'],
    ['fmtv-ut 10400', 'fmtv-ut 10400'],
    ['xfmtv-ut 1040', 'xfmtv-ut 1040'],
    ['fmtv1ut 1040', 'fmtv1ut 1040'],
    ['', ''],
  ])('typed as %j is %j', (typed, code) => {
    expect(formatCourseCode(typed)).toBe(code);
  });

  it.each([
    ['', ''],
    ['fm', 'FM'],
    ['fmtv', 'FMTV'],
    [' fmtv ut', 'FMTV-UT'],
    ['fmtvut10', 'FMTV-UT 10'],
    ['fmtv - ut - 1040 and more', 'FMTV-UT 1040'],
    ['1040', ' 1040'],
  ])('that begins with %j begins with %j', (typed, start) => {
    expect(formatCourseCodeStart(typed)).toBe(start);
  });

  it.each([
    ['fmtv ut 1040', {}],
    [undefined, { courseCode: missing }],
    [7, { courseCode: missing }],
    ['', { courseCode: missing }],
    ['  ', { courseCode: missing }],
    ['FMTV-UT 104', { courseCode: noCode }],
    ['FMTV-UT 10400', { courseCode: noCode }],
    ['FMTVX-UT 1040', { courseCode: noCode }],
    ['1FMTV-UT 1040', { courseCode: noCode }],
    [`FMTV${' '.repeat(11)}UT1040`, { courseCode: noCode }],
    [`FMTV${' '.repeat(10)}UT1040`, {}],
  ])('%j in the form: %j', (courseCode, issues) => {
    expect(issuesOf(courseBody, { ...course, courseCode })).toEqual(issues);
  });
});

describe('a course', () => {
  it('needs a code and a name only', () => {
    expect(
      courseBody.parse({ courseCode: ' fmtv-ut 1040', courseName: ' Sight and Sound ' }),
    ).toEqual({ ...course, section: null, professor: null });
    expect(issuesOf(courseBody, {})).toEqual({ courseCode: missing, courseName: missing });
    expect(issuesOf(courseBody, { ...course, courseName: ' ' })).toEqual({ courseName: missing });
  });

  it('keeps what it says', () => {
    const whole = { ...course, section: '002', professor: 'A. Lee', semester: 'Fall', year: 2026 };
    expect(courseBody.parse(whole)).toEqual(whole);
    expect(courseBody.parse({ ...whole, year: '2026' }).year).toBe(2026);
  });

  it.each(['Fall', 'Spring 1990', 'Summer 2026', ' Winter 2100 '])('may be in %s', (semester) => {
    expect(issuesOf(courseBody, { ...course, semester })).toEqual({});
  });

  it.each(['Autumn', 'Fall 1989', 'Spring 2101', 'Fall 20261', 'Early Fall', 'Fall2026', ''])(
    'is not in %j',
    (semester) => {
      expect(issuesOf(courseBody, { ...course, semester })).toEqual({ semester: noSemester });
    },
  );

  it.each([
    [1990, {}],
    [2100, {}],
    [1989, { year: 'This must be 1,990 at least.' }],
    [2101, { year: 'This must be 2,100 at most.' }],
    [2026.5, { year: 'This must be a whole number.' }],
  ])('of the year %d: %j', (year, issues) => {
    expect(issuesOf(courseBody, { ...course, year })).toEqual(issues);
  });
});

describe('a change of a course', () => {
  it('leaves alone what it does not name', () => {
    expect(updateCourseBody.parse({})).toEqual({});
  });

  it.each(['section', 'professor'])('empties the %s', (field) => {
    expect(updateCourseBody.parse({ [field]: ' ' })).toEqual({ [field]: null });
    expect(updateCourseBody.parse({ [field]: null })).toEqual({ [field]: null });
  });

  it('does not empty the code or the name', () => {
    expect(issuesOf(updateCourseBody, { courseCode: '', courseName: '' })).toEqual({
      courseCode: missing,
      courseName: missing,
    });
  });
});

it.each([
  ['new', courseBody],
  ['changed', updateCourseBody],
])('the texts of a %s course are as long as their fields', (_, body) => {
  const lengths = { courseName: 150, section: 20, professor: 100 };
  expect(longestTexts(body, course, Object.keys(lengths))).toEqual(lengths);
});

describe('suggestions', () => {
  const semester = 'Fall 2026';

  it('are asked for with the beginning of a code', () => {
    expect(courseSuggestionsQuery.parse({ code: 'fmtvu', semester })).toEqual({
      code: 'FMTV-U',
      semester,
    });
  });

  it.each([
    [{ code: 'fmt', semester }, {}],
    [{ code: 'fm', semester }, { code: 'This must be 3 characters at least.' }],
    [{ code: '  fm  ', semester }, { code: 'This must be 3 characters at least.' }],
    [{ code: 'x'.repeat(21), semester }, { code: 'This must be 20 characters at most.' }],
    [{ code: 'fmt', semester: 'Autumn' }, { semester: noSemester }],
  ])('of %j: %j', (query, issues) => {
    expect(issuesOf(courseSuggestionsQuery, query)).toEqual(issues);
  });
});
