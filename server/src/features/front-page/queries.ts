import type { ShownWork } from '#contract/front-page/contract.ts';
import type { CommunityStats } from '#contract/users/contract.ts';
import type { Db } from '../../db/client.ts';
import { param, sql } from '../../db/sql.ts';
import { isOpen } from '../jobs/queries/is-open.ts';
import { uploadIdOfKey, urlOfKey } from '../uploads/queries.ts';
import type { ImageVariant } from '../uploads/tables.ts';
import { countCommunity, isActive, isActiveMember } from '../users/queries.ts';

const shownAtOnce = 6;

/** SQL: each active member `u` who shows work to strangers, with the picture that is first in the portfolio as `work`. */
const shownWorks = sql`users u CROSS JOIN LATERAL (
    SELECT p.id, p.title, p.created_at, f.id AS upload_id, f.key, f.width, f.height, f.variants
    FROM portfolio_items p JOIN uploads f ON f.id = p.upload_id AND f.kind = 'image'
    WHERE p.user_id = u.id AND p.media_type = 'image' AND f.width > 0 AND f.height > 0
    ORDER BY p.sort_order NULLS LAST, p.created_at, p.id LIMIT 1) work
  WHERE u.show_work_to_strangers AND ${isActive(sql`u`)}`;

interface WorkRow extends Record<string, unknown> {
  title: string;
  firstName: string;
  lastName: string;
  key: string;
  width: number;
  height: number;
  variants: ImageVariant[];
}

/** The newest ones, one of each maker. */
export async function listShownWorks(db: Db): Promise<ShownWork[]> {
  const { rows } = await db.execute<WorkRow>(sql`
    SELECT work.title, u.first_name AS "firstName", u.last_name AS "lastName", work.key, work.width, work.height,
      work.variants
    FROM ${shownWorks} ORDER BY work.created_at DESC, work.id LIMIT ${param(shownAtOnce)}`);
  return rows.map(presentWork);
}

/** Whether a file is a reduced copy of a picture that is shown, or the picture itself where it has none. */
export async function isShownToStrangers(db: Db, key: string): Promise<boolean> {
  const uploadId = param(uploadIdOfKey(key) ?? '');
  const { rows } = await db.execute<{ key: string; variants: ImageVariant[] }>(sql`
    SELECT work.key, work.variants FROM ${shownWorks} AND work.upload_id = ${uploadId}
      AND u.id IN (SELECT p.user_id FROM portfolio_items p WHERE p.upload_id = ${uploadId})`);
  return rows.some(({ variants, ...work }) =>
    variants.length > 0 ? variants.some((one) => one.key === key) : work.key === key,
  );
}

/** How many members, open calls and events of the next seven days there are. */
export async function countFrontPage(db: Db): Promise<CommunityStats> {
  const people = await countCommunity(db);
  const { rows } = await db.execute<{ openCalls: number; eventsThisWeek: number }>(sql`
    SELECT
      (SELECT count(*)::int FROM jobs j
        WHERE ${isOpen(sql`j`)} AND ${isActiveMember(sql`j.author_id`)}) AS "openCalls",
      (SELECT count(*)::int FROM events e
        WHERE e.event_date BETWEEN now() AND now() + interval '7 days'
          AND ${isActiveMember(sql`e.author_id`)}) AS "eventsThisWeek"`);
  return { openCalls: 0, eventsThisWeek: 0, ...people, ...rows[0] };
}

function presentWork(row: WorkRow): ShownWork {
  const { title, firstName, lastName, key, width, height } = row;
  const [initial] = lastName;
  const variants = row.variants.toSorted((a, b) => a.width - b.width);
  return {
    title,
    maker: initial ? `${firstName} ${initial}.` : firstName,
    url: urlOfKey(variants.at(-1)?.key ?? key),
    width,
    height,
    variants: variants.map((one) => ({ url: urlOfKey(one.key), width: one.width })),
  };
}
