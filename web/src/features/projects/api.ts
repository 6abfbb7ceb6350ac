import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Project, projects } from '#contract/projects/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { itemRoutes } from '#web/features/items/api/item-cache.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';

export const projectQueries = {
  /** Those that the viewer can post under. */
  mine: () => apiQuery(projects.listMine),
  ofMember: (userId: string) => apiQuery(projects.listOfMember, { params: { id: userId } }),
  /** Others join and post meanwhile. */
  detail: (id: string) => ({
    ...apiQuery(projects.get, { params: { id } }),
    refetchOnMount: 'always' as const,
  }),
};

export function useCreateProject({ onSuccess, onError }: MutationCallbacks<Project>) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(projects.create, {
      request: (body: BodyInputOf<typeof projects.create>) => ({ body }),
      failure: {
        title: 'Error starting the project',
        fallback: 'Failed to start the project. Please try again.',
      },
    }),
    onSuccess: (project) => {
      client.setQueryData(projectQueries.detail(project.id).queryKey, project);
      client.setQueryData(projectQueries.mine().queryKey, (mine) => mine && [project, ...mine]);
      refreshProjectLists(client);
      onSuccess?.(project);
    },
    onError,
  });
}

export function useUpdateProject(id: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(projects.update, {
      request: (body: BodyInputOf<typeof projects.update>) => ({ params: { id }, body }),
      failure: {
        title: 'Error saving the project',
        fallback: 'Failed to save the project. Please try again.',
      },
    }),
    onSuccess: (project) => {
      client.setQueryData(projectQueries.detail(id).queryKey, project);
      refreshProjectLists(client);
      refreshCards(client);
      onSuccess?.();
    },
    onError,
  });
}

export function useDeleteProject(id: string, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(projects.remove, {
      request: (_: void) => ({ params: { id } }),
      failure: {
        title: 'Error deleting the project',
        fallback: 'Failed to delete the project. Please try again.',
      },
    }),
    onSuccess: () => {
      onSuccess?.();
      client.removeQueries({ queryKey: projectQueries.detail(id).queryKey });
      refreshProjectLists(client);
      refreshCards(client);
    },
  });
}

/** The projects of members, and those that one can post under. */
export function refreshProjectLists(client: QueryClient): void {
  void invalidate(client, [projects.listMine, projects.listOfMember]);
}

/** Cards show the title of their project. */
function refreshCards(client: QueryClient): void {
  void invalidate(client, itemRoutes);
}
