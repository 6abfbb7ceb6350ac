import type { PaymentType } from '#contract/jobs/forms.ts';

/** How a badge and a chooser name the ways a job pays. */
export const paymentLabels: Record<PaymentType, { badge: string; option: string }> = {
  paid: { badge: 'Paid', option: 'Paid' },
  unpaid: { badge: 'Unpaid', option: 'Unpaid/Credit' },
  credit: { badge: 'Credit Only', option: 'Credit Only' },
};
