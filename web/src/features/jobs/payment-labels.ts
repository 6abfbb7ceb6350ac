import type { PaymentType } from '#contract/jobs/payment-types.ts';

export const paymentLabels: Record<PaymentType, { badge: string; option: string }> = {
  paid: { badge: 'Paid', option: 'Paid' },
  unpaid: { badge: 'Unpaid', option: 'Unpaid/Credit' },
  credit: { badge: 'Credit Only', option: 'Credit Only' },
};
