import type { Application } from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';
import type { Seat } from '#contract/notifications/new-notification.ts';
import type { Viewer } from '#server/http/app.ts';

interface About {
  id: string;
  job: Pick<Application['job'], 'id' | 'title'>;
}

export function receiptOf(application: About, applicant: Viewer) {
  return {
    type: 'job_application',
    actor: applicant,
    data: { event: 'received', ...jobOf(application) },
  } as const;
}

export function decisionOn(
  application: About,
  actor: Viewer,
  decision: { status: ApplicationStatus; hasNote: boolean; seat?: Seat },
) {
  return {
    type: 'job_application',
    actor,
    data: { event: 'decided', ...decision, ...jobOf(application) },
  } as const;
}

function jobOf({ id, job }: About) {
  return { applicationId: id, jobId: job.id, jobTitle: job.title };
}
