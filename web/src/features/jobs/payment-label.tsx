import type { PaymentType } from '#contract/jobs/payment-types.ts';
import { paymentLabels } from './payment-labels.ts';

/** A job that was taken over from elsewhere may have none. */
export function PaymentLabel({ type }: { type: PaymentType | null }) {
  return type ? paymentLabels[type].badge : 'Not specified';
}
