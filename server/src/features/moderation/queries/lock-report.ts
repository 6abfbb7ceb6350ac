import { and, eq, getTableColumns } from 'drizzle-orm';
import { lock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import { users } from '../../users/tables.ts';
import { reports } from '../tables.ts';

export type StoredReport = typeof reports.$inferSelect;

/** A report that nobody else decides until the transaction ends, nor another report of the same target. */
export async function lockReport(tx: Db, id: string) {
  const [target] = await tx
    .select({ type: reports.targetType, id: reports.targetId })
    .from(reports)
    .where(eq(reports.id, id));
  if (!target) throw reportGone();
  await lock(tx, `reports of ${target.type} ${target.id}`);
  const [found] = await tx
    .select({
      report: getTableColumns(reports),
      subject: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        isAdmin: users.isAdmin,
        role: users.role,
      },
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.subjectId))
    .where(eq(reports.id, id));
  if (!found) throw reportGone();
  return found;
}

export type LockedReport = Awaited<ReturnType<typeof lockReport>>;

/** The reports of the same that are open with it, or were decided with it. */
export async function listDecidedTogether(tx: Db, { id, targetType, targetId }: StoredReport) {
  return tx
    .select({ reportId: reports.id, reporterId: reports.reporterId })
    .from(reports)
    .where(
      and(
        eq(reports.targetType, targetType),
        eq(reports.targetId, targetId),
        sql`decided_at IS NOT DISTINCT FROM (SELECT r.decided_at FROM reports r WHERE r.id = ${param(id)})`,
      ),
    );
}

export type Reporter = Awaited<ReturnType<typeof listDecidedTogether>>[number];

const reportGone = () => new AppError('not_found', 'Report not found.');
