import { pageOf } from '#contract/paths.ts';
import { onlineMinutes } from '#contract/presence/contract.ts';
import type { Db } from '../../db/client.ts';
import { param, sql } from '../../db/sql.ts';
import type { App } from '../../http/app.ts';
import { throttle } from '../../platform/throttle.ts';

export const presenceMs = 60_000;

/** Writes down on which page a member is, at most once a minute; failures are logged. */
export function presenceRecorder({ db, clock, server }: Pick<App, 'db' | 'clock' | 'server'>) {
  const isDue = throttle(clock, presenceMs);
  return (userId: string, page: string): void => {
    if (!isDue(userId)) return;
    recordPresence(db, userId, page, clock.now()).catch((err: unknown) =>
      server.log.warn({ err }, 'presence not written'),
    );
  };
}

/** Another instance may have written a moment ago: then nothing is. After a break the member counts as newly here. */
export async function recordPresence(
  db: Db,
  userId: string,
  page: string,
  now: number,
): Promise<void> {
  const at = sql`${param(new Date(now).toISOString())}::timestamptz`;
  await db.execute(sql`
    INSERT INTO presences AS here (user_id, page, online_since, seen_at)
    SELECT u.id, ${param(pageOf(page))}, ${at}, ${at} FROM users u WHERE u.id = ${param(userId)}
    ON CONFLICT (user_id) DO UPDATE SET page = excluded.page, seen_at = excluded.seen_at,
      online_since = CASE WHEN here.seen_at < ${at} - make_interval(mins => ${param(onlineMinutes)})
        THEN excluded.seen_at ELSE here.online_since END
    WHERE here.seen_at <= ${at} - make_interval(secs => ${param(presenceMs / 1000)})`);
}
