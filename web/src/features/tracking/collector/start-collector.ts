import type { QueryClient } from '@tanstack/react-query';
import { onNavigate } from '#web/lib/browser/on-navigate.ts';
import { trackAction } from '../api.ts';
import { collectClicks } from './collect-clicks.ts';
import { collectFeatures } from './collect-features.ts';
import { collectHighlights } from './collect-highlights.ts';

/** Collects what the member does, as far as they allow it; returns the function that ends it. */
export function startCollector(client: QueryClient): () => void {
  trackAction('page_view');
  const stops = [
    onNavigate(() => trackAction('page_view')),
    collectClicks(),
    collectFeatures(client),
    collectHighlights(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
