import { z } from 'zod';
import { id, idParams, instant, requiredText, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { semesterPattern } from './terms.ts';

export const course = z.object({
  id: z.string(),
  userId: z.string(),
  courseCode: z.string(),
  courseName: z.string(),
  section: z.string().nullable(),
  professor: z.string().nullable(),
  semester: z.string(),
  year: z.int(),
  createdAt: instant,
});

export type Course = z.output<typeof course>;

export const courseCodePattern = /^[A-Z]{4}-[A-Z]{2} \d{4}$/;
export const courseCodeMessage =
  'Course code must follow university format: DEPT-LEVEL #### (e.g., FMTV-UT 1040)';
const courseMissingMessage = 'Missing information: Course code and name are required';
const courseSemesterMessage = 'Please choose a semester, such as Fall 2026.';
export const mostCourses = 100;

const optional = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);

const emptiable = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null)
    .optional();

export const courseBody = z.object({
  courseCode: z
    .string(courseMissingMessage)
    .trim()
    .min(1, courseMissingMessage)
    .max(20, courseCodeMessage)
    .regex(courseCodePattern, courseCodeMessage),
  courseName: requiredText(150, courseMissingMessage),
  section: optional(20),
  professor: optional(100),
  /** "Fall 2026", or "Fall" with the year beside it; the current term where both are missing. */
  semester: text(20).regex(semesterPattern, courseSemesterMessage).optional(),
  year: z.coerce.number().int().min(1990).max(2100).optional(),
});

/** A missing key means unchanged; null empties the field. */
export const updateCourseBody = courseBody.partial().extend({
  section: emptiable(20),
  professor: emptiable(100),
});

export type NewCourse = z.output<typeof courseBody>;
export type UpdateCourse = z.output<typeof updateCourseBody>;

/** Who shares a section: the course of the profile that it is, how many they are, and the first of them. */
export const classmates = z.object({
  courseId: z.string(),
  count: z.int(),
  classmates: z.array(userSummary),
});

export type Classmates = z.output<typeof classmates>;

const userParams = z.object({ userId: id });

export const courses = {
  list: defineRoute({
    method: 'GET',
    path: '/api/courses/:userId',
    access: 'member',
    summary: "A member's courses, unless hidden",
    params: userParams,
    response: z.array(course),
  }),
  classmates: defineRoute({
    method: 'GET',
    path: '/api/courses/:userId/classmates',
    access: 'member',
    summary: 'Classmates in those of their sections that are mine too',
    params: userParams,
    response: z.array(classmates),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/courses',
    access: 'member',
    summary: 'Add a course of mine',
    body: courseBody,
    response: course,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/courses/:id',
    access: 'member',
    summary: 'Edit a course of mine',
    params: idParams,
    body: updateCourseBody,
    response: course,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/courses/:id',
    access: 'member',
    summary: 'Remove a course of mine',
    params: idParams,
    response: null,
  }),
};
