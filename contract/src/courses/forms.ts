import { z } from 'zod';
import { optionalText, requiredText, text } from '../primitives.ts';
import { semesterPattern } from './terms.ts';

export const courseCodePattern = /^[A-Z]{4}-[A-Z]{2} \d{4}$/;
export const courseCodeMessage =
  'Course code must follow university format: DEPT-LEVEL #### (e.g., FMTV-UT 1040)';
/** A code in the form of the university, however it was typed: "fmtv ut 1040" is FMTV-UT 1040. Anything else stays as it is. */
export function formatCourseCode(typed: string): string {
  const [, department, level, number] =
    /^([a-z]{4})[^a-z\d]*([a-z]{2})[^a-z\d]*(\d{4})$/i.exec(typed.trim()) ?? [];
  return number ? `${department}-${level} ${number}`.toUpperCase() : typed;
}

/** The beginning of a code in that form: "fmtvut10" is FMTV-UT 10. */
export function formatCourseCodeStart(typed: string): string {
  const [, department = '', level = '', number = ''] =
    /^([a-z]{0,4})[^a-z\d]*([a-z]{0,2})[^a-z\d]*(\d{0,4})/i.exec(typed.trim()) ?? [];
  const start = [department, level && `-${level}`, number && ` ${number}`];
  return start.join('').toUpperCase();
}

const courseMissingMessage = 'Missing information: Course code and name are required';
const courseSemesterMessage = 'Please choose a semester, such as Fall 2026.';

export const courseSuggestionsQuery = z.object({
  /** The beginning of a code, of three letters or more. */
  code: z.string().max(20).overwrite(formatCourseCodeStart).min(3),
  semester: text(20).regex(semesterPattern, courseSemesterMessage),
});

export const courseBody = z.object({
  courseCode: z
    .string(courseMissingMessage)
    .trim()
    .min(1, courseMissingMessage)
    .max(20, courseCodeMessage)
    .overwrite(formatCourseCode)
    .regex(courseCodePattern, courseCodeMessage),
  courseName: requiredText(150, courseMissingMessage),
  section: optionalText(20),
  professor: optionalText(100),
  /** "Fall 2026", or "Fall" with the year beside it; the current term where both are missing. */
  semester: text(20).regex(semesterPattern, courseSemesterMessage).optional(),
  year: z.coerce.number().int().min(1990).max(2100).optional(),
});

/** A missing key means unchanged; null empties the field. */
export const updateCourseBody = courseBody.partial();

export type NewCourse = z.output<typeof courseBody>;
export type UpdateCourse = z.output<typeof updateCourseBody>;
