import type { Application } from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';

interface DecisionWords {
  title: string;
  consequence: string;
  done: string;
}

export function describeDecision(
  { applicant, job }: Application,
  status: ApplicationStatus,
): DecisionWords {
  const name = `${applicant.firstName} ${applicant.lastName}`;
  const told = `${applicant.firstName} is told at once.`;
  if (status === 'accepted')
    return {
      title: `Accept ${name}?`,
      consequence: `For “${job.title}”. ${told}`,
      done: `${name} is accepted`,
    };
  if (status === 'rejected')
    return {
      title: `Decline ${name}?`,
      consequence: `For “${job.title}”. ${told} You can change it later.`,
      done: `${name} is declined`,
    };
  return {
    title: `Set ${name} back to pending?`,
    consequence: `The decision is taken back, and a position becomes free again. ${told}`,
    done: `${name} is pending again`,
  };
}
