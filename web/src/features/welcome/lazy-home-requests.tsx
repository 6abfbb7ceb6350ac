import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';

export const phone = '(width < 48rem)';

/** Several requests are one line on a phone, where the feed is to begin on the first screen. */
export const isOneLine = (count: number, isPhone: boolean): boolean => isPhone && count > 1;

/** Loaded only for those whom somebody asks. */
export const LazyHomeRequests = lazyComponent(() =>
  import('../connections/connection-requests.tsx').then((module) => module.ConnectionRequests),
);
