import type { Delivery } from '#contract/saved-searches/forms.ts';

export const deliveryLabels: Record<Delivery, { option: string; promise: string }> = {
  bell: { option: 'In the bell', promise: 'The bell tells you of new jobs.' },
  daily: { option: 'One mail a day', promise: 'A mail a day tells you of new jobs.' },
  weekly: { option: 'One mail a week', promise: 'A mail a week tells you of new jobs.' },
  none: { option: 'Do not tell me', promise: 'It waits here, and tells you nothing by itself.' },
};
