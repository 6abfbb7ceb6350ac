import { z } from 'zod';
import { nullableText, optionalText, requiredText, text } from '../primitives.ts';
import { semesterPattern } from './terms.ts';

export const courseCodePattern = /^[A-Z]{4}-[A-Z]{2} \d{4}$/;
export const courseCodeMessage =
  'Course code must follow university format: DEPT-LEVEL #### (e.g., FMTV-UT 1040)';
const courseMissingMessage = 'Missing information: Course code and name are required';
const courseSemesterMessage = 'Please choose a semester, such as Fall 2026.';

export const courseBody = z.object({
  courseCode: z
    .string(courseMissingMessage)
    .trim()
    .min(1, courseMissingMessage)
    .max(20, courseCodeMessage)
    .regex(courseCodePattern, courseCodeMessage),
  courseName: requiredText(150, courseMissingMessage),
  section: optionalText(20),
  professor: optionalText(100),
  /** "Fall 2026", or "Fall" with the year beside it; the current term where both are missing. */
  semester: text(20).regex(semesterPattern, courseSemesterMessage).optional(),
  year: z.coerce.number().int().min(1990).max(2100).optional(),
});

/** A missing key means unchanged; null empties the field. */
export const updateCourseBody = courseBody.partial().extend({
  section: nullableText(20).optional(),
  professor: nullableText(100).optional(),
});

export type NewCourse = z.output<typeof courseBody>;
export type UpdateCourse = z.output<typeof updateCourseBody>;
