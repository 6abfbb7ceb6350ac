import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebounced } from '#web/lib/browser/use-debounced.ts';
import { emojiQuery, type MentionScope, mentionQueries } from '../api.ts';
import type { Trigger } from './find-trigger.ts';
import { searchEmoji } from './search-emoji.ts';
import { matchesName, type Suggestion, suggestEmoji, suggestMember } from './suggestion.ts';

/** A fast typist would otherwise ask at every letter. */
const debounceMs = 120;

const gridColumns = 7;

export interface Suggestions {
  options: Suggestion[];
  active: number;
  setActive: (index: number) => void;
  /** All emoji, in rows of seven. */
  isGrid: boolean;
  announcement: string;
  /** The option that a key leads to; null for a key that means nothing here. */
  indexAfter: (key: string) => number | null;
}

/** The people or emoji for what is being typed, and which of them is active. */
export function useSuggestions(trigger: Trigger | null, scope: MentionScope): Suggestions {
  const people = usePeople(trigger?.kind === 'mention' ? trigger.query : null, scope);
  const emoji = useEmoji(trigger?.kind === 'emoji' ? trigger.query : null);
  const options = trigger?.kind === 'mention' ? people : emoji;
  const key = trigger && `${trigger.kind} ${trigger.from} ${trigger.query}`;
  const [chosen, setChosen] = useState({ key, index: 0 });
  const active = chosen.key === key ? Math.min(chosen.index, options.length - 1) : 0;
  const isGrid = trigger?.kind === 'emoji' && trigger.query === '';
  const step = isGrid ? gridColumns : 1;

  const offsets: Record<string, number> = {
    ArrowDown: step,
    ArrowUp: -step,
    ...(isGrid && { ArrowRight: 1, ArrowLeft: -1 }),
  };

  return {
    options,
    active,
    setActive: (index) => setChosen({ key, index }),
    isGrid,
    announcement: options.length > 0 ? announce(trigger, options.length) : '',
    indexAfter: (pressed) => {
      const offset = offsets[pressed];
      return offset === undefined ? null : (active + offset + options.length) % options.length;
    },
  };
}

function usePeople(query: string | null, scope: MentionScope): Suggestion[] {
  const settled = useDebounced(query, debounceMs);
  const { data, isPlaceholderData } = useQuery({
    ...mentionQueries.search(scope, settled?.trim() ?? ''),
    enabled: query !== null && settled !== null,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    if (query === null || !data) return [];
    const isFresh = settled === query && !isPlaceholderData;
    const found = isFresh ? data : data.filter((member) => matchesName(member, query));
    return found.map(suggestMember);
  }, [data, query, settled, isPlaceholderData]);
}

function useEmoji(query: string | null): Suggestion[] {
  const { data } = useQuery({ ...emojiQuery, enabled: query !== null });
  return useMemo(() => {
    if (query === null || !data) return [];
    return (query === '' ? data : searchEmoji(data, query)).map(suggestEmoji);
  }, [data, query]);
}

function announce(trigger: Trigger | null, count: number): string {
  const noun = trigger?.kind === 'mention' ? (count === 1 ? 'person' : 'people') : 'emoji';
  return `${count} ${noun}. Arrow keys to move, Enter to choose, Escape to close.`;
}
