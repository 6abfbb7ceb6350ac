import { type Fields, fields } from './field-rules.ts';
import { currentUser } from './visible-people.ts';

const dataExport = fields('id status progress size createdAt expiresAt');

/** What members are answered about their own account. */
export const accountFields = {
  'GET /api/account/deletion': fields('firstName deletionDueAt isSuspended'),
  'GET /api/account/exports': dataExport,
  'GET /api/account/suspension': {
    user: currentUser,
    ...fields('reason until appealPath administrator'),
  },
  'POST /api/account/export': dataExport,
} satisfies Record<string, Fields>;
