import type { Mutation, Query, QueryClient } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { discover } from '#contract/discover/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { isKeyOf } from '#web/lib/api/query-keys.ts';
import { trackFeature } from '../api.ts';

/** Mutations by their route, and by the first word of their key where they have no route. */
const mutationFeatures = new Map<unknown, string>([
  [posts.create, 'post'],
  [jobs.create, 'job'],
  [events.create, 'event'],
  [applications.apply, 'application'],
  [conversations.start, 'message'],
  ['send-message', 'message'],
]);

const searches = [jobs.search, discover.search];

/** Tells how the features are used: whether it worked, and how long it took. */
export function collectFeatures(client: QueryClient): () => void {
  const startedAt = new WeakMap<Query, number>();
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || !isEnd(event.action.type)) return;
    const mutation = event.mutation as Mutation;
    const feature = featureOf(mutation);
    if (feature) trackFeature(feature, mutation.state.error, mutation.state.submittedAt);
  });
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const query = event.query as Query;
    const { action } = event;
    if (!isKeyOf(searches, query.queryKey)) return;
    if (action.type === 'fetch') startedAt.set(query, Date.now());
    const began = startedAt.get(query);
    if (began !== undefined && isEnd(action.type)) trackFeature('search', query.state.error, began);
  });
  return () => {
    stopMutations();
    stopQueries();
  };
}

const isEnd = (type: string) => type === 'success' || type === 'error';

function featureOf({ options }: Mutation): string | undefined {
  return mutationFeatures.get(options.meta?.route ?? options.mutationKey?.[0]);
}
