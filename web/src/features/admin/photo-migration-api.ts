import { admin } from '#contract/admin/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

const pollMs = 2_000;

/** Read again while it runs. */
export const photoMigrationQuery = () => ({
  ...apiQuery(admin.photoMigration),
  refetchOnMount: 'always' as const,
  refetchInterval: (query: { state: { data?: { status: string } | undefined } }) =>
    query.state.data?.status === 'running' ? pollMs : (false as const),
});

export const migratePhotosOptions = apiMutation(admin.migratePhotos, {
  request: (_: void) => ({}),
  failure: { title: 'Migration failed', fallback: 'Please try again.' },
});
