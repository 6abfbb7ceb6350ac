import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ConnectedMember, connections } from '#contract/connections/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import { callPage } from '#web/lib/api/call.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate, routeKey } from '#web/lib/api/query-keys.ts';
import { projectQueries, refreshProjectLists } from '../projects/api.ts';

const itemsOf = (projectId: string) => ({ query: { projectId, limit: 10 } });
const fresh = { refetchOnMount: 'always' } as const;

export const projectPageQueries = {
  calls: (projectId: string) => ({ ...apiPages(jobs.list, itemsOf(projectId)), ...fresh }),
  events: (projectId: string) => ({ ...apiPages(events.list, itemsOf(projectId)), ...fresh }),
  updates: (projectId: string) => ({ ...apiPages(posts.list, itemsOf(projectId)), ...fresh }),
  /** All of them by name, since one is chosen from a list. */
  connections: (userId: string) => ({
    queryKey: [...routeKey(connections.list, { params: { userId } }), 'all'],
    queryFn: ({ signal }: { signal: AbortSignal }) => listConnections(userId, signal),
    ...fresh,
  }),
};

async function listConnections(userId: string, signal: AbortSignal): Promise<ConnectedMember[]> {
  const all: ConnectedMember[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { limit: 100, ...(cursor && { cursor }) };
    const page = await callPage(connections.list, { params: { userId }, query, signal });
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  const nameOf = ({ firstName, lastName }: ConnectedMember) => `${firstName} ${lastName}`;
  return all.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

type NewCrew = BodyInputOf<typeof projects.setCrew> & { userId: string };

export function useSetCrew(id: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(projects.setCrew, {
      request: ({ userId, role }: NewCrew) => ({ params: { id, userId }, body: { role } }),
      failure: {
        title: 'Error changing the crew',
        fallback: 'Failed to change the crew. Please try again.',
      },
    }),
    onSuccess: (project) => {
      client.setQueryData(projectQueries.detail(id).queryKey, project);
      refreshProjectLists(client);
      onSuccess?.();
    },
    onError,
  });
}

export function useRemoveCrew(id: string, userId: string, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(projects.removeCrew, {
      request: (_: void) => ({ params: { id, userId } }),
      failure: {
        title: 'Error changing the crew',
        fallback: 'Failed to change the crew. Please try again.',
      },
    }),
    onSuccess: () => {
      void invalidate(client, projects.get, { params: { id } });
      refreshProjectLists(client);
      onSuccess?.();
    },
  });
}
