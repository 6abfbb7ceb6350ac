import type { Application } from '#contract/applications/contract.ts';
import { makeJob } from './make-job.ts';
import { makeMember } from './make-member.ts';

/** Of another member, to a job of the viewer unless it says otherwise. */
export function makeApplication(part: Partial<Application> = {}): Application {
  const { isSaved: _, isApplied: __, ...job } = makeJob();
  const member = makeMember({ id: 'user_ivy', firstName: 'Ivy', lastName: 'Moss' });
  return {
    id: 'app_1',
    jobId: job.id,
    job,
    applicantId: member.id,
    applicant: { ...member, email: 'ivy@nyu.edu', portfolioUrl: null },
    message: 'I own the lamps.',
    status: 'pending',
    positionIds: [],
    positionId: null,
    works: [],
    areWorksAttached: false,
    matchingSkills: ['Lighting'],
    note: null,
    seenAt: null,
    decidedAt: null,
    isUnanswered: false,
    createdAt: '2026-03-01T12:00:00.000Z',
    ...part,
  };
}
