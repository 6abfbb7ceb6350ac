import type { NewReport } from '#contract/moderation/forms.ts';
import { canReport } from '#contract/moderation/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { findReportTarget } from '../queries/find-report-target.ts';
import { reports } from '../tables.ts';

/** Stores a copy of the target as it is now. While a report is open, a second one by the same member replaces it. */
export async function reportTarget(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  report: NewReport,
): Promise<void> {
  const { targetType, targetId, reason, details } = report;
  const target = await findReportTarget(db, viewer, targetType, targetId);
  if (!target) throw new AppError('not_found', 'This is no longer here. It may have been deleted.');
  if (!canReport(viewer, target))
    throw new AppError('forbidden', 'You cannot report yourself or what is yours.');
  const context = { url: target.url, snapshot: target.snapshot };
  await db
    .insert(reports)
    .values({
      id: newId('report'),
      reporterId: viewer.id,
      targetType,
      targetId,
      reason,
      details,
      context,
      subjectId: target.ownerId,
    })
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.targetType, reports.targetId],
      targetWhere: sql`status = 'open'`,
      set: { reason, details, context },
    });
}
