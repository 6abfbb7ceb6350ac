import type { Db } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { rollUpDays } from '../features/analytics/commands/roll-up.ts';
import { presences } from '../features/presence/tables.ts';
import { addDays, schoolDay } from '../platform/school-time.ts';
import { filteredSkills, online, searches, usedFeatures, visitedPages } from './data/activity.ts';
import { demoId } from './demo-ids.ts';
import { activityDays, draw, pick, visits } from './draw.ts';
import { seedHighlights } from './seed-highlights.ts';
import { seedEarlierViews, seedJobClicks, seedViews } from './seed-views.ts';
import { hoursAgo } from './times.ts';

/** What the community did in the last 90 days, made inside the database and the same each time. */
export async function seedActivity(tx: Db, timeZone: string): Promise<void> {
  await seedEvents(tx, timeZone);
  await seedViews(tx, timeZone);
  await seedJobClicks(tx);
  await seedHighlights(tx, timeZone);
  const here = Object.entries(online).map(([key, page], index) => ({
    userId: demoId.user(key),
    page,
    onlineSince: hoursAgo(0.2 + index / 5),
    seenAt: hoursAgo(index / 100),
  }));
  await tx.insert(presences).values(here);
  const lastDay = schoolDay(Date.now(), timeZone);
  await rollUpDays(tx, timeZone, { firstDay: addDays(lastDay, -activityDays - 1), lastDay });
  await seedEarlierViews(tx, timeZone);
}

const kinds = [
  'page_view',
  'page_view',
  'page_view',
  'page_view',
  'click',
  'search',
  'filter',
  'feature',
];

async function seedEvents(tx: Db, timeZone: string): Promise<void> {
  const row = sql`v.id`;
  await tx.execute(sql`
    INSERT INTO analytics_events (created_at, user_id, kind, page, key, amount)
    SELECT v.at, v.user_id, k.kind,
      CASE k.kind WHEN 'search' THEN p.page WHEN 'filter' THEN p.page WHEN 'feature' THEN ''
        ELSE ${pick(visitedPages, row, sql`'page'`)} END,
      CASE k.kind
        WHEN 'search' THEN CASE p.page WHEN '/jobs' THEN ${pick(searches['/jobs'], row, sql`'job words'`)}
          ELSE ${pick(searches['/discover'], row, sql`'words'`)} END
        WHEN 'filter' THEN ${pick(filteredSkills, row, sql`'skill'`)}
        WHEN 'feature' THEN ${pick(usedFeatures, row, sql`'feature'`)} ELSE '' END,
      CASE k.kind WHEN 'feature' THEN 80 + ${draw(row, sql`'took'`, 900)} ELSE 0 END
    FROM ${visits(timeZone, 20)} v
      CROSS JOIN LATERAL (SELECT ${pick(kinds, row, sql`'kind'`)} AS kind) k
      CROSS JOIN LATERAL (SELECT ${pick(['/jobs', '/discover'], row, sql`'where'`)} AS page) p
    WHERE v.at < now()`);
}
