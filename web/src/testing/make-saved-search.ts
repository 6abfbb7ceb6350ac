import type { SavedSearch } from '#contract/saved-searches/contract.ts';

export function makeSavedSearch(part: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: 'search_1',
    q: null,
    skills: ['Foley'],
    school: null,
    major: null,
    payment: 'paid',
    type: null,
    delivery: 'bell',
    createdAt: '2026-01-05T12:00:00.000Z',
    ...part,
  };
}
