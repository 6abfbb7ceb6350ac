import { cutToLength } from '#contract/cut-text.ts';
import { pageOf } from '#contract/paths.ts';
import type {
  BatchedEvent,
  FeatureUsage,
  TextHighlight,
  UserAction,
} from '#contract/tracking/contract.ts';
import type { analyticsEvents, textHighlights } from './tables.ts';

/** A row of analytics_events that waits to be written. */
export type RecordedEvent = Required<typeof analyticsEvents.$inferInsert>;

/** A row of text_highlights that waits to be written. */
export type RecordedHighlight = Required<typeof textHighlights.$inferInsert>;

const instantOf = (ms: number) => new Date(ms).toISOString();

export function eventOf(
  userId: string,
  { action, page, targetType, targetId, metadata }: UserAction | BatchedEvent,
  at: number,
): RecordedEvent {
  return {
    createdAt: instantOf(at),
    userId,
    kind: action,
    page: pageOf(page),
    targetType: targetType ?? null,
    targetId: targetId ?? null,
    key: keyOf(metadata ?? {}),
    amount: 0,
    metadata: metadata ?? null,
  };
}

export function usageOf(
  userId: string,
  { feature, success, errorMessage, timeTaken }: FeatureUsage,
  at: number,
): RecordedEvent {
  return {
    createdAt: instantOf(at),
    userId,
    kind: 'feature',
    page: '',
    targetType: null,
    targetId: null,
    key: feature,
    amount: timeTaken,
    metadata: { success, ...(errorMessage ? { errorMessage } : {}) },
  };
}

export function highlightOf(
  userId: string,
  highlight: TextHighlight,
  at: number,
): RecordedHighlight {
  return {
    ...highlight,
    createdAt: instantOf(at),
    userId,
    selectionLength: highlight.selectedText.length,
  };
}

/** What reports group by; a search is the same one in capitals. */
function keyOf(metadata: Record<string, unknown>): string {
  const { query, skill, clickType, target } = metadata;
  if (typeof query === 'string') return cutToLength(query.trim().toLowerCase(), 200);
  const named = [skill, clickType, target].find((value) => typeof value === 'string');
  return typeof named === 'string' ? named : '';
}
