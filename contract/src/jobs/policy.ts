import type { CurrentUser } from '../users/contract.ts';
import { canModerate } from '../users/roles.ts';
import type { Job } from './contract.ts';

type Viewer = Pick<CurrentUser, 'id' | 'isAdmin' | 'role'>;
type Owned = Pick<Job, 'authorId'>;

export const canEditJob = (viewer: Viewer, job: Owned): boolean =>
  viewer.id === job.authorId || canModerate(viewer);

export const canSaveJob = (viewer: Viewer, job: Owned): boolean => viewer.id !== job.authorId;

export const canApplyToJob = (viewer: Viewer, job: Owned): boolean => viewer.id !== job.authorId;

export const canSeeApplicants = (viewer: Viewer, job: Owned): boolean =>
  viewer.id === job.authorId || viewer.isAdmin;
