import { and, eq, getTableColumns } from 'drizzle-orm';
import { lock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
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

/** The members who reported the same while it is open. */
export async function listReporters(tx: Db, { targetType, targetId }: StoredReport) {
  return tx
    .select({ reportId: reports.id, reporterId: reports.reporterId })
    .from(reports)
    .where(
      and(
        eq(reports.targetType, targetType),
        eq(reports.targetId, targetId),
        eq(reports.status, 'open'),
      ),
    );
}

const reportGone = () => new AppError('not_found', 'Report not found.');
