import type { ApplicationStatus } from '#contract/applications/forms.ts';

/** How each state is called, and what its owner does to reach it. */
export const applicationStates: Record<ApplicationStatus, { label: string; act: string }> = {
  pending: { label: 'Pending', act: 'Back to pending' },
  accepted: { label: 'Accepted', act: 'Accept' },
  rejected: { label: 'Declined', act: 'Decline' },
};
