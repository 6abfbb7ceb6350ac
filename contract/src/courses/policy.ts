import type { CurrentUser } from '../users/contract.ts';
import type { Course } from './contract.ts';

type Viewer = Pick<CurrentUser, 'id' | 'isAdmin'>;

export const canEditCourse = (viewer: Viewer, course: Pick<Course, 'userId'>): boolean =>
  viewer.id === course.userId;

export const canSeeCourses = (
  viewer: Viewer,
  member: { id: string; hideCourses: boolean },
): boolean => viewer.id === member.id || viewer.isAdmin || !member.hideCourses;

export const canAdministerCourses = (viewer: Viewer): boolean => viewer.isAdmin;
