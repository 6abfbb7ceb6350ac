/** Cards and the page of a job say the same things in their own words. */
export const applicationMessages = {
  card: {
    applied: { title: 'Applied successfully!', description: 'Your application has been sent' },
    applyFailed: 'Application failed',
    withdrawFailed: 'Withdrawal failed',
  },
  page: {
    applied: { title: 'Application submitted', description: 'Your application has been sent' },
    applyFailed: 'Error submitting application',
    withdrawFailed: 'Error withdrawing application',
  },
} as const;

export type Placement = keyof typeof applicationMessages;
