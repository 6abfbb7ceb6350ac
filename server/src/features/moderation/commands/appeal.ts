import { and, eq, isNull } from 'drizzle-orm';
import type { AppealPage } from '#contract/moderation/contract.ts';
import { appealDays } from '#contract/moderation/policy.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { getAppeal } from '../queries/get-appeal.ts';
import { reports } from '../tables.ts';

/** Appeals once, within the time there is for it. */
export async function appeal(
  app: Pick<App, 'secretKey'>,
  db: Db,
  token: string,
  text: string,
): Promise<AppealPage> {
  const { id, isLate } = await getAppeal(app, db, token);
  if (isLate)
    throw new AppError('gone', `A decision can be appealed for ${appealDays} days. They are over.`);
  const appealed = await db
    .update(reports)
    .set({ status: 'appealed', appealText: text, appealedAt: sql`now()` })
    .where(and(eq(reports.id, id), eq(reports.status, 'resolved'), isNull(reports.appealedAt)))
    .returning({ id: reports.id });
  if (appealed.length === 0)
    throw new AppError('conflict', 'You have appealed already. A decision can be appealed once.');
  return (await getAppeal(app, db, token)).page;
}
