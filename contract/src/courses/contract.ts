import { z } from 'zod';
import { id, idParams, instant, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

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
export const courseMissingMessage = 'Missing information: Course code and name are required';

const optional = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);

export const courseBody = z.object({
  courseCode: z
    .string()
    .trim()
    .min(1, courseMissingMessage)
    .max(20, courseCodeMessage)
    .regex(courseCodePattern, courseCodeMessage),
  courseName: text(150).min(1, courseMissingMessage),
  section: optional(20),
  professor: optional(100),
  semester: text(20).optional(),
  year: z.coerce.number().int().min(1990).max(2100).optional(),
});

/** Who shares one of my sections: the course of mine it is, and the people. */
export const classmates = z.object({ courseId: z.string(), classmates: z.array(userSummary) });

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
    body: courseBody.partial(),
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
