import { expect, it } from 'vitest';
import { courseCodeMessage } from '#contract/courses/forms.ts';
import {
  courseCodeError,
  courseToValues,
  isCourseComplete,
  newCourseValues,
} from './course-values.ts';

const november = new Date(2026, 10, 15);
const complete = { ...newCourseValues(november), courseCode: 'FMTV-UT 1040', courseName: 'Sight' };

it('starts in the present semester', () => {
  expect(newCourseValues(november)).toMatchObject({ semester: 'Fall 2026', year: '2026' });
});

it.each(['FMT-UT 1040', 'FMTV-UT 104', 'FMTV-UT 10400', 'x'])(
  'refuses the code "%s" in its own words',
  (code) => {
    expect(courseCodeError(code)).toBe(courseCodeMessage);
  },
);

it.each(['FMTV-UT 1040', 'fmtv ut 1040', ' fmtvut1040 ', 'FMTV-UT1040', 'fmtv.ut-1040'])(
  'takes the code "%s"',
  (code) => {
    expect(courseCodeError(code)).toBeUndefined();
  },
);

it('does not scold an empty field, but cannot be saved without code and name', () => {
  expect(courseCodeError('')).toBeUndefined();
  expect(isCourseComplete(complete)).toBe(true);
  expect(isCourseComplete({ ...complete, courseCode: '' })).toBe(false);
  expect(isCourseComplete({ ...complete, courseName: '  ' })).toBe(false);
});

it('tells season and year apart to edit a course', () => {
  const course = {
    id: 'course_1',
    userId: 'user_1',
    courseCode: 'FMTV-UT 1040',
    courseName: 'Sight',
    section: null,
    professor: null,
    semester: 'Spring 2024',
    year: 2024,
    createdAt: '2024-01-01T00:00:00Z',
  };
  expect(courseToValues(course)).toMatchObject({ semester: 'Spring', year: '2024', section: '' });
});
