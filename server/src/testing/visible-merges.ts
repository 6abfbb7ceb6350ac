import { type Fields, fields } from './field-rules.ts';
import { person } from './visible-people.ts';
import { passkeyRequest } from './visible-second-factor.ts';

const graduation: Fields = {
  ...fields('newEmail expiresAt'),
  secondStep: fields('passkey totp recoveryCode'),
};
const photoMigration = fields('status total migrated failed errors');
const accountMerge: Fields = {
  ...fields('id totalItemsMerged conflictsResolved createdAt undoUntil undoneAt'),
  primary: person,
  secondary: fields('id firstName lastName email'),
  by: person,
};
const mergeResult: Fields = {
  ...fields('mergeId undoUntil conflicts'),
  primary: { ...person, email: true },
  secondary: { ...person, email: true },
  summary: fields('totalItemsMerged conflictsResolved'),
  merged: fields(
    'jobs posts events applications connections messages comments courses portfolio userAnalytics other',
  ),
};

/** What merges, graduations and the photo migration answer. */
export const mergeFields: Record<string, Fields> = {
  'GET /api/account/graduation': graduation,
  'GET /api/admin/merges': accountMerge,
  'GET /api/admin/migrate-profile-photos': photoMigration,
  'POST /api/account/graduation': graduation,
  'POST /api/account/graduation/confirm': fields('email mergedItems'),
  'POST /api/account/graduation/second-step': fields('email mergedItems'),
  'POST /api/account/graduation/second-step/options': passkeyRequest,
  'POST /api/admin/merges/:id/undo': accountMerge,
  'POST /api/admin/migrate-profile-photos': photoMigration,
  'POST /api/admin/users/merge': mergeResult,
};
