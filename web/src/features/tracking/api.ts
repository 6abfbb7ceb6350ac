import { useRef } from 'react';
import { cutToLength } from '#contract/cut-text.ts';
import { tracking, type UserAction } from '#contract/tracking/contract.ts';
import { mayCount } from './choice.ts';
import { sendQuietly } from './send.ts';

type Details = Pick<UserAction, 'targetType' | 'targetId' | 'metadata'>;

/** Tells the server what was done on this page, where the member and the browser allow it. */
export function trackAction(action: UserAction['action'], details: Details = {}): void {
  if (!mayCount()) return;
  sendQuietly(tracking.recordAction, {
    action,
    page: cutToLength(location.pathname, 200),
    ...details,
  });
}

/** Tells that a feature was used; of an error only its code, as its sentence may quote what was typed. */
export function trackFeature(feature: string, error: Error | null, began: number): void {
  if (!mayCount()) return;
  sendQuietly(tracking.recordFeatureUsage, {
    feature,
    success: error === null,
    errorMessage: error && ('code' in error ? String(error.code) : error.name),
    timeTaken: Date.now() - began,
  });
}

/** Two letters are the start of a word rather than a search. */
const fewestTyped = 3;
const longestValue = 200;

/** Of the same search twice in a row, the second is not told. */
export function useTrackSearch(searchType: 'jobs' | 'members'): (typed: string) => void {
  const last = useRef('');
  return (typed) => {
    const query = cutToLength(typed.trim(), longestValue);
    if (query.length < fewestTyped || query === last.current) return;
    last.current = query;
    trackAction('search', { metadata: { query, searchType } });
  };
}

/** Null is a filter that was removed; `skill` is one that was added. */
export function trackFilters(changed: Record<string, string | null>): void {
  const metadata = Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [
      name,
      value && cutToLength(value, longestValue),
    ]),
  );
  trackAction('filter', { metadata });
}
