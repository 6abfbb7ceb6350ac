import { z } from 'zod';
import { day, id, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { contentTypes, highlightMethods } from '../tracking/contract.ts';

const count = z.int();

const dateRange = {
  startDate: day.optional(),
  endDate: day.optional(),
};

const highlightQuery = z
  .object({ ...dateRange, limit: z.coerce.number().int().min(1).max(50).default(10) })
  .refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
    error: 'Please choose a first day before the last.',
    path: ['startDate'],
  });

export type HighlightQuery = z.output<typeof highlightQuery>;

const highlightOverview = z.object({
  totalHighlights: count,
  activeHighlighters: count,
  avgSelectionLength: z.number(),
  /** Highlights per hundred views of posts. */
  highlightRate: z.number(),
});

export type HighlightOverview = z.output<typeof highlightOverview>;

const highlightShare = z.object({ method: z.enum(highlightMethods), percentage: z.number() });
const highlightedPost = z.object({
  postId: z.string(),
  postTitle: z.string().nullable(),
  uniqueUsers: count,
  highlights: count,
});

/** Words that at least three people highlighted; `highlightedByUsers` is empty for an analyst. */
const highlightedText = z.object({
  contentType: z.enum(contentTypes),
  contentIds: z.array(z.string()),
  selectedText: z.string(),
  uniqueUsers: count,
  count,
  lastHighlighted: instant,
  methods: z.array(z.enum(highlightMethods)),
  highlightedByUsers: z.array(
    z.object({
      id,
      firstName: z.string(),
      lastName: z.string(),
      profileImageUrl: z.string().nullable(),
      highlightCount: count,
    }),
  ),
});

export type HighlightShare = z.output<typeof highlightShare>;
export type HighlightedPost = z.output<typeof highlightedPost>;
export type HighlightedText = z.output<typeof highlightedText>;

export const highlights = {
  overview: defineRoute({
    method: 'GET',
    path: '/api/admin/text-highlighting/overview',
    access: 'analyst',
    summary: 'How much is highlighted',
    query: highlightQuery,
    response: highlightOverview,
  }),
  methods: defineRoute({
    method: 'GET',
    path: '/api/admin/text-highlighting/methods',
    access: 'analyst',
    summary: 'How words are selected',
    query: highlightQuery,
    response: z.array(highlightShare),
  }),
  topPosts: defineRoute({
    method: 'GET',
    path: '/api/admin/text-highlighting/top-posts',
    access: 'analyst',
    summary: 'The posts with the most highlights',
    query: highlightQuery,
    response: z.array(highlightedPost),
  }),
  snippets: defineRoute({
    method: 'GET',
    path: '/api/admin/text-highlighting/snippets',
    access: 'analyst',
    summary: 'The most highlighted words',
    query: highlightQuery,
    response: z.array(highlightedText),
  }),
  texts: defineRoute({
    method: 'GET',
    path: '/api/admin/text-highlighting/unique',
    access: 'analyst',
    summary: 'Highlighted words, the last first',
    query: highlightQuery,
    response: z.array(highlightedText),
  }),
};
