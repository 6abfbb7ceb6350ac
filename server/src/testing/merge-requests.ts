import type { PopulatedApp } from './populated-app.ts';

/** How the routes of merges, graduations and the photo migration are asked. */
export function mergeRequests({ owner, asking }: PopulatedApp) {
  const at = (url: string, body?: unknown) => () => [{ url, body }];
  const pair = { primaryUserId: owner.id, secondaryUserId: asking.id, dryRun: true };
  const codes = { currentCode: '000000', newCode: '000000' };
  return {
    'GET /api/account/graduation': at('/api/account/graduation'),
    'GET /api/admin/merges': at('/api/admin/merges'),
    'GET /api/admin/migrate-profile-photos': at('/api/admin/migrate-profile-photos'),
    'POST /api/account/graduation': at('/api/account/graduation', { newEmail: 'moved@nyu.edu' }),
    'POST /api/account/graduation/confirm': at('/api/account/graduation/confirm', codes),
    'POST /api/account/graduation/second-step': at('/api/account/graduation/second-step', {
      method: 'totp',
      code: '000000',
    }),
    'POST /api/account/graduation/second-step/options': at(
      '/api/account/graduation/second-step/options',
    ),
    'POST /api/admin/merges/:id/undo': at('/api/admin/merges/merge_none/undo'),
    'POST /api/admin/migrate-profile-photos': at('/api/admin/migrate-profile-photos'),
    'POST /api/admin/users/merge': at('/api/admin/users/merge', pair),
  };
}
