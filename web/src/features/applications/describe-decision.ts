import type { Application } from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';
import { applicationStates } from './application-states.ts';

interface DecisionWords {
  title: string;
  consequence: string;
  /** What the button says. */
  act: string;
  done: string;
}

export function describeDecision(
  { applicant, job, status: before }: Application,
  status: ApplicationStatus,
): DecisionWords {
  const { act } = applicationStates[status];
  const name = `${applicant.firstName} ${applicant.lastName}`;
  const told = `${applicant.firstName} is told at once.`;
  if (status === 'accepted' && before === 'accepted')
    return {
      title: `Move ${name} to another position?`,
      consequence: `In “${job.title}”. ${told}`,
      act: 'Move',
      done: `${name} has another position`,
    };
  if (status === 'accepted')
    return {
      title: `Accept ${name}?`,
      consequence: `For “${job.title}”. ${told}`,
      act,
      done: `${name} is accepted`,
    };
  if (status === 'rejected')
    return {
      title: `Decline ${name}?`,
      consequence: `For “${job.title}”. ${told} You can change it later.`,
      act,
      done: `${name} is declined`,
    };
  return {
    title: `Set ${name} back to pending?`,
    consequence: `The decision is taken back, and a position becomes free again. ${told}`,
    act,
    done: `${name} is pending again`,
  };
}
