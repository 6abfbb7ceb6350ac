import type { FastifyRequest } from 'fastify';
import { account, type Suspension } from '#contract/account/contract.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import type { App, Viewer } from '../../http/app.ts';
import { assertDiskSpace } from '../../http/files/assert-disk-space.ts';
import { sendFile } from '../../http/files/send-file.ts';
import { mount } from '../../http/mount.ts';
import { clearSessionCookie, readSessionToken } from '../../http/session-cookie.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import {
  findLeavingMember,
  type LeavingMember,
  requireRepeatedProof,
} from '../auth/sessions/queries.ts';
import { findSuspensionAppeal } from '../moderation/queries/find-suspension-appeal.ts';
import { findSuspension, getCurrentUser } from '../users/queries.ts';
import { startExport } from './commands/data-exports.ts';
import { leave, restoreMember } from './commands/leave.ts';
import { changeAnalyticsChoice, changeSettings } from './commands/settings.ts';
import { exportKey, getReadyExport, listExports } from './queries/data-exports.ts';
import { sumOwnFiles } from './queries/member-rows.ts';

export function accountRoutes(app: App): void {
  mount(app, account.setProfileViews, ({ db, viewer, body }) => changeSettings(db, viewer, body));
  mount(app, account.setFrontPage, ({ db, viewer, body }) => changeSettings(db, viewer, body));
  mount(app, account.setAnalyticsChoice, ({ db, viewer, body }) =>
    changeAnalyticsChoice(db, viewer, body),
  );
  mount(app, account.setEmailPreferences, ({ db, viewer, body }) =>
    changeSettings(db, viewer, body),
  );
  mount(app, account.suspension, ({ db, viewer }) => getSuspension(app, db, viewer));
  exportRoutes(app);
  deletionRoutes(app);
}

async function getSuspension(app: App, db: Db, viewer: Viewer): Promise<Suspension> {
  const found = await findSuspension(db, viewer.id);
  if (!found) throw new AppError('not_found', 'Your account is not suspended.');
  return {
    user: await getCurrentUser(db, viewer),
    reason: found.reason,
    until: found.until,
    appealPath: await findSuspensionAppeal(app, db, viewer.id),
    administrator: app.config.adminEmails[0] ?? null,
  };
}

function exportRoutes(app: App): void {
  mount(app, account.startExport, async ({ db, viewer }) => {
    if (!app.config.s3) await assertDiskSpace(app, await sumOwnFiles(db, viewer.id));
    return startExport(db, viewer.id);
  });
  mount(app, account.listExports, ({ db, viewer }) => listExports(db, viewer.id));
  mount(app, account.downloadExport, async ({ db, viewer, params, request, reply }) => {
    const { id, createdAt } = await getReadyExport(db, viewer.id, params.id);
    await sendFile(request, reply, fileStoreOf(db), {
      key: exportKey(id),
      name: `callboard-data-${createdAt.slice(0, 10)}.zip`,
      cacheControl: 'private, no-store',
    });
  });
}

function deletionRoutes(app: App): void {
  mount(app, account.remove, async ({ db, viewer, reply }) => {
    await requireRepeatedProof(db, viewer);
    await leave(db, viewer, app.publicUrl());
    clearSessionCookie(app, reply);
  });
  mount(app, account.pendingDeletion, ({ request }) => getLeavingMember(app, request));
  mount(app, account.restore, async ({ request }) =>
    restoreMember(app.db, await getLeavingMember(app, request), app.publicUrl()),
  );
}

async function getLeavingMember(app: App, request: FastifyRequest): Promise<LeavingMember> {
  const token = readSessionToken(app, request);
  const member = token && (await findLeavingMember(app.db, token));
  if (member) return member;
  throw new AppError('unauthenticated', 'Please sign in first to restore your account.');
}
