import type { Course } from '#contract/courses/contract.ts';
import { courseCodeMessage, courseCodePattern, formatCourseCode } from '#contract/courses/forms.ts';
import { currentTerm, seasons } from '#contract/courses/terms.ts';

export interface CourseValues {
  courseCode: string;
  courseName: string;
  section: string;
  professor: string;
  semester: string;
  year: string;
}

/** A new course has one field for both: its semester includes the year, such as “Fall 2026”. */
export function newCourseValues(today: Date): CourseValues {
  const { semester, year } = currentTerm(today);
  const texts = { courseCode: '', courseName: '', section: '', professor: '' };
  return { ...texts, semester, year: String(year) };
}

/** The edit form has separate fields for season and year. */
export function courseToValues(course: Course): CourseValues {
  const { courseCode, courseName, section, professor, semester, year } = course;
  const season = seasons.find((one) => semester.startsWith(one)) ?? semester;
  return {
    courseCode,
    courseName,
    section: section ?? '',
    professor: professor ?? '',
    semester: season,
    year: String(year),
  };
}

/** Undefined while the field is empty. */
export function courseCodeError(courseCode: string): string | undefined {
  const code = formatCourseCode(courseCode).trim();
  return code === '' || courseCodePattern.test(code) ? undefined : courseCodeMessage;
}

export function isCourseComplete({ courseCode, courseName }: CourseValues): boolean {
  return courseCode.trim() !== '' && courseName.trim() !== '';
}
