export const paymentTypes = ['paid', 'unpaid', 'credit'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** `unpaid` includes credit. */
export const paymentFilters = ['all', 'paid', 'unpaid'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];
