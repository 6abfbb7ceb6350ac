import type { PaymentType } from '#contract/jobs/forms.ts';

/** How a badge and a chooser name the ways a job pays. */
export const paymentWords: Record<PaymentType, { badge: string; choice: string }> = {
  paid: { badge: 'Paid', choice: 'Paid' },
  unpaid: { badge: 'Unpaid', choice: 'Unpaid/Credit' },
  credit: { badge: 'Credit Only', choice: 'Credit Only' },
};
