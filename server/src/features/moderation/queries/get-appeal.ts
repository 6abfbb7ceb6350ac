import type { AppealPage } from '#contract/moderation/contract.ts';
import { appealDays } from '#contract/moderation/policy.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject, jsonWhen } from '#server/db/json.ts';
import { integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { readAppealToken } from '../appeal-token.ts';

interface Appealable {
  id: string;
  page: AppealPage;
  isLate: boolean;
}

/** SQL: the words of what was reported, whatever it was. */
const words = sql`coalesce(r.context #>> '{snapshot,text}', r.context #>> '{snapshot,content}',
  r.context #>> '{snapshot,title}', r.context #>> '{snapshot,bio}', '')`;

const decidedReport = statement<Appealable, [id: string]>(
  'decided_report',
  (id) => sql`
    SELECT r.id, r.decided_at < now() - make_interval(days => ${integer(appealDays)}) AS "isLate",
      ${jsonObject<AppealPage>({
        targetType: sql`r.target_type`,
        reason: sql`r.reason`,
        excerpt: sql`left(${words}, 200)`,
        decision: sql`r.decision`,
        note: sql`r.note`,
        decidedAt: sql`r.decided_at`,
        appeal: jsonWhen(
          sql`r.appealed_at IS NOT NULL`,
          jsonObject<NonNullable<AppealPage['appeal']>>({
            text: sql`r.appeal_text`,
            createdAt: sql`r.appealed_at`,
          }),
        ),
        appealDecision: sql`r.appeal_decision`,
        appealNote: sql`r.appeal_note`,
      })} AS page
    FROM reports r WHERE r.id = ${id} AND r.decision IS NOT NULL AND r.decision <> 'dismiss'`,
);

/** The decision that the link in a mail is about. */
export async function getAppeal(
  app: Pick<App, 'secretKey'>,
  db: Db,
  token: string,
): Promise<Appealable> {
  const reportId = readAppealToken(app, token);
  const [found] = reportId ? await decidedReport(db, reportId) : [];
  if (!found)
    throw new AppError('not_found', 'This link is not valid. Please open it from the mail again.');
  return found;
}
