/** The job card and the job page word the same results differently. */
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

export const withdrawnMessage = {
  title: 'Application withdrawn',
  description: 'You can now apply again if you wish',
};

export type Placement = keyof typeof applicationMessages;
