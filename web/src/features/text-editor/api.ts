import { queryOptions } from '@tanstack/react-query';
import { comments } from '#contract/comments/contract.ts';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

/** Who can be mentioned: those who may see a work, or anyone whom the viewer sees. */
export type MentionScope = { on: CommentSubject; onId: string } | 'anyone';

export const mentionQueries = {
  search: (scope: MentionScope, q: string) =>
    apiQuery(comments.mentionable, { query: { q, ...(scope === 'anyone' ? {} : scope) } }),
};

/** The table is a chunk of its own. */
export const emojiQuery = queryOptions({
  queryKey: ['emoji'],
  queryFn: async () => (await import('./suggestions/emoji-table.ts')).emojiTable,
  staleTime: Infinity,
});
