import { appealDays } from '#contract/moderation/policy.ts';
import { pathTo } from '#contract/paths.ts';
import type { Db } from '#server/db/client.ts';
import { integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { App } from '#server/http/app.ts';
import { appealToken } from '../appeal-token.ts';

/** Of several reports that were decided together, the log names the one whose link was mailed. */
const suspensionReport = statement<{ id: string }, [userId: string]>(
  'suspension_report',
  (userId) => sql`
    SELECT r.id FROM users u JOIN reports r ON r.subject_id = u.id AND r.decided_at = u.suspended_at
    WHERE u.id = ${userId} AND r.decision = 'suspend'
      AND (r.appealed_at IS NOT NULL OR r.decided_at > now() - make_interval(days => ${integer(appealDays)}))
      AND EXISTS (SELECT 1 FROM audit_entries a WHERE a.subject_id = u.id AND a.action = 'report.decide'
        AND a.target_id = r.id)`,
);

/** Where a suspended member reads the decision and appeals, or did; null where no report is behind it, or the time is over. */
export async function findSuspensionAppeal(
  app: Pick<App, 'secretKey'>,
  db: Db,
  userId: string,
): Promise<string | null> {
  const [report] = await suspensionReport(db, userId);
  return report ? pathTo('appeal', { token: appealToken(app, report.id) }) : null;
}
