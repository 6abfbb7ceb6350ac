import { analytics } from '#contract/analytics/contract.ts';
import { highlights } from '#contract/analytics/highlights.ts';
import { presence } from '#contract/presence/contract.ts';
import { once } from './ask-route.ts';

/** Each is asked as it stands. */
export const analyticsRequests = [
  ...Object.values(analytics),
  ...Object.values(highlights),
  ...Object.values(presence),
].map((route) => once(route));
