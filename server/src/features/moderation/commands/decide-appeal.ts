import { and, eq } from 'drizzle-orm';
import type { AppealDecision } from '#contract/moderation/forms.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { unsuspendUser } from '../../admin/commands/suspend-user.ts';
import { lockUser } from '../../admin/queries/get-user.ts';
import { recordAct } from '../../audit/commands.ts';
import { suspendMember } from '../../users/commands.ts';
import { findSuspension } from '../../users/queries.ts';
import { findEarlierSuspension } from '../queries/find-earlier-suspension.ts';
import type { LockedReport, StoredReport } from '../queries/lock-report.ts';
import { reports } from '../tables.ts';
import { notifySubject } from './notify-subject.ts';

/** Whoever decided first may decide this too; the log says that it was the same one. */
export async function decideAppeal(
  app: App,
  tx: Db,
  viewer: Viewer,
  { report, subject }: LockedReport,
  { decision, note }: { decision: AppealDecision; note: string },
): Promise<void> {
  if (report.status !== 'appealed')
    throw new AppError('conflict', 'No appeal against this decision waits for an answer.');
  const status = decision === 'overturn' ? ('dismissed' as const) : ('resolved' as const);
  await tx
    .update(reports)
    .set({
      status,
      appealDecision: decision,
      appealNote: note || null,
      appealDecidedAt: sql`now()`,
    })
    .where(eq(reports.id, report.id));
  if (decision === 'overturn') await dismissOthers(tx, report);
  const isSuspension = decision === 'overturn' && report.decision === 'suspend';
  if (subject && isSuspension) await takeSuspensionBack(app, tx, viewer, report, subject.id);
  const event = decision === 'overturn' ? ('overturned' as const) : ('upheld' as const);
  if (subject) await notifySubject(app, tx, subject, report, { event, note });
  await recordAct(tx, {
    action: 'report.appeal',
    actor: viewer,
    subjectId: report.subjectId,
    targetType: 'report',
    targetId: report.id,
    before: { status: 'appealed' },
    after: {
      status,
      decision,
      ...(report.decidedBy === viewer.id ? { bySameModerator: true } : {}),
    },
    note: note || null,
  });
}

/**
 * Not where the member was suspended again since, for something else; and an earlier suspension, for something else, stands again. The
 * row is locked: one that begins at this moment would be lifted instead.
 */
async function takeSuspensionBack(
  app: App,
  tx: Db,
  viewer: Viewer,
  report: StoredReport,
  subjectId: string,
): Promise<void> {
  await lockUser(tx, subjectId, null);
  const current = await findSuspension(tx, subjectId);
  if (!current?.since || current.since !== report.decidedAt) return;
  const { since, until } = current;
  const earlier = await findEarlierSuspension(tx, subjectId, { since, until });
  if (earlier) await suspendMember(tx, subjectId, earlier, earlier.since);
  else await unsuspendUser(app, tx, viewer, subjectId);
}

/** The reports that the same decision was about: the member would go on to have been found guilty by them. */
async function dismissOthers(tx: Db, { id, targetType, targetId }: StoredReport): Promise<void> {
  const decidedTogether = sql`decided_at = (SELECT r.decided_at FROM reports r WHERE r.id = ${param(id)})`;
  await tx
    .update(reports)
    .set({ status: 'dismissed' })
    .where(
      and(
        eq(reports.targetType, targetType),
        eq(reports.targetId, targetId),
        eq(reports.status, 'resolved'),
        decidedTogether,
      ),
    );
}
