import { z } from 'zod';
import { limitOf, perHour } from '../limits.ts';
import { id, idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { courseBody, courseSuggestionsQuery, updateCourseBody } from './forms.ts';

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

export const mostCourses = 100;

/** Who shares a section: the course of the profile that it is, how many they are, and the first of them. */
export const classmates = z.object({
  courseId: z.string(),
  count: z.int(),
  classmates: z.array(userSummary),
});

export type Classmates = z.output<typeof classmates>;

/** A section that other members have in a semester; a course of other semesters has no section. */
export const courseSuggestion = z.object({
  courseCode: z.string(),
  courseName: z.string(),
  section: z.string().nullable(),
  professor: z.string().nullable(),
  /** How many have it in this semester. */
  memberCount: z.int(),
});

export type CourseSuggestion = z.output<typeof courseSuggestion>;

const userParams = z.object({ userId: id });

const writtenCourses = limitOf('courses', perHour(100));

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
  suggestions: defineRoute({
    method: 'GET',
    path: '/api/course-suggestions',
    access: 'member',
    summary: 'Courses of other members whose code begins like this, those of the semester first',
    query: courseSuggestionsQuery,
    response: z.array(courseSuggestion),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/courses',
    access: 'member',
    limit: writtenCourses,
    summary: 'Add a course of mine',
    body: courseBody,
    response: course,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/courses/:id',
    access: 'member',
    limit: writtenCourses,
    summary: 'Edit a course of mine',
    params: idParams,
    body: updateCourseBody,
    response: course,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/courses/:id',
    access: 'member',
    limit: 'none',
    summary: 'Remove a course of mine',
    params: idParams,
    response: null,
  }),
};
