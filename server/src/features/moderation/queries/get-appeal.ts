import type { AppealPage } from '#contract/moderation/contract.ts';
import { appealDays } from '#contract/moderation/policy.ts';
import type { Db } from '#server/db/client.ts';
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
      json_build_object('targetType', r.target_type, 'reason', r.reason, 'excerpt', left(${words}, 200),
        'decision', r.decision, 'note', r.note, 'decidedAt', r.decided_at,
        'appeal', CASE WHEN r.appealed_at IS NOT NULL
          THEN json_build_object('text', r.appeal_text, 'createdAt', r.appealed_at) END,
        'appealDecision', r.appeal_decision, 'appealNote', r.appeal_note) AS page
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
