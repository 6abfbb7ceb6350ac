import { admin } from '#contract/admin/contract.ts';
import { merges } from '#contract/merges/contract.ts';
import { once, type RouteRequests } from './ask-route.ts';
import type { PopulatedApp } from './populated-app.ts';

/** How the routes of merges, graduations and the photo migration are asked. */
export function mergeRequests({ owner, asking }: PopulatedApp): RouteRequests[] {
  return [
    once(merges.findGraduation),
    once(merges.list),
    once(admin.photoMigration),
    once(merges.startGraduation, { body: { newEmail: 'moved@nyu.edu' } }),
    once(merges.confirmGraduation, { body: { currentCode: '000000', newCode: '000000' } }),
    once(merges.finishGraduation, { body: { method: 'totp', code: '000000' } }),
    once(merges.graduationStepOptions),
    once(merges.undo, { params: { id: 'merge_none' } }),
    once(admin.migratePhotos),
    once(merges.merge, {
      body: { primaryUserId: owner.id, secondaryUserId: asking.id, dryRun: true },
    }),
  ];
}
