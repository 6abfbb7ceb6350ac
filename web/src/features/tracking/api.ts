import { tracking, type UserAction } from '#contract/tracking/contract.ts';
import { call } from '#web/lib/api/call.ts';

type Details = Pick<UserAction, 'targetType' | 'targetId' | 'metadata'>;

/** Tells the server what was done on this page, unless the browser asks not to; its failure is ignored. */
export function trackAction(action: UserAction['action'], details: Details): void {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return;
  const body = { action, page: location.pathname, ...details };
  call(tracking.recordAction, { body }).catch(() => {});
}
