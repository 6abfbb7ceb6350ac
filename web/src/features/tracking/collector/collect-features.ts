import type { Mutation, Query, QueryClient } from '@tanstack/react-query';
import { trackFeature } from '../api.ts';

/** Mutations by their route, and by the first word of their key where they have no route. */
const mutationFeatures: Record<string, string> = {
  'POST /api/posts': 'post',
  'POST /api/jobs': 'job',
  'POST /api/events': 'event',
  'POST /api/jobs/:id/apply': 'application',
  'POST /api/conversations': 'message',
  'send-message': 'message',
};

const searches = ['/api/jobs/search', '/api/users/search'];

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
    if (!searches.includes(String(query.queryKey[0]))) return;
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
  return mutationFeatures[String(options.meta?.route ?? options.mutationKey?.[0])];
}
