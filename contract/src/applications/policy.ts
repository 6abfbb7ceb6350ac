import type { CurrentUser } from '../users/contract.ts';

type Viewer = Pick<CurrentUser, 'id' | 'isAdmin'>;

interface Parties {
  applicantId: string;
  job: { authorId: string };
}

export const canSeeApplication = (viewer: Viewer, application: Parties): boolean =>
  viewer.isAdmin || [application.applicantId, application.job.authorId].includes(viewer.id);

export const canDecideApplication = (viewer: Viewer, application: Parties): boolean =>
  viewer.id === application.job.authorId;

export const canWithdrawApplication = (viewer: Viewer, application: Parties): boolean =>
  viewer.id === application.applicantId;
