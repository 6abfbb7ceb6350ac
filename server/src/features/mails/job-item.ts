import type { PaymentType } from '#contract/jobs/payment-types.ts';
import { pathTo } from '#contract/paths.ts';
import type { LetterItem } from '../../platform/mail/letter.ts';

const payments: Record<PaymentType, string> = {
  paid: 'Paid',
  unpaid: 'Unpaid',
  credit: 'Credit only',
};

interface ListedJob {
  id: string;
  title: string;
  location: string | null;
  paymentType: PaymentType;
}

/** A job in the list of a mail. */
export function jobItem(job: ListedJob, publicUrl: string): LetterItem {
  return {
    title: job.title,
    text: withPlace(payments[job.paymentType], job.location),
    url: publicUrl + pathTo('job', { jobId: job.id }),
  };
}

export function withPlace(text: string, location: string | null): string {
  return location ? `${text} · ${location}` : text;
}
