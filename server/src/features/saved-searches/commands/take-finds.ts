import type { PaymentType } from '#contract/jobs/payment-types.ts';
import type { Delivery } from '#contract/saved-searches/forms.ts';
import type { Db } from '#server/db/client.ts';
import { integer, param, sql } from '#server/db/sql.ts';
import { isOpen } from '../../jobs/queries/is-open.ts';
import { isActive } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import type { MatchingSearch } from '../queries/list-matching-searches.ts';

const mostOfMember = 50;

/** A job that a search has found, with the member who is to be told. */
export type Find = Omit<MatchingSearch, 'id' | 'delivery'> & {
  searchId: string;
  email: string;
  firstName: string;
  jobId: string;
  title: string;
  location: string | null;
  paymentType: PaymentType;
};

/** Members with new finds, who want mails of jobs, in the order of their ids. */
export async function listMembersWithFinds(
  db: Db,
  delivery: Delivery,
  afterId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT u.id FROM users u
    WHERE u.id > ${param(afterId)} AND u.email_job_matches AND ${isActive(sql`u`)}
      AND EXISTS (SELECT 1 FROM saved_searches s JOIN saved_search_finds f ON f.search_id = s.id
        WHERE s.user_id = u.id AND s.delivery = ${param(delivery)} AND f.told_at IS NULL)
    ORDER BY u.id LIMIT ${param(limit)}`);
  return rows.map(({ id }) => id);
}

/** By the id of a find, a search and a job, the member whom it is for. */
export async function listFindsOf(
  db: Db,
  delivery: Delivery,
  userIds: string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; userId: string }>(sql`
    SELECT f.search_id || ' ' || f.job_id AS id, s.user_id AS "userId"
    FROM saved_searches s JOIN saved_search_finds f ON f.search_id = s.id
    WHERE s.user_id = ANY (${param(userIds)}::text[]) AND s.delivery = ${param(delivery)} AND f.told_at IS NULL
    ORDER BY s.user_id`);
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

/**
 * Takes these finds of searches, and marks them told. The caller enqueues the mails in the same transaction:
 * after a crash both have happened or neither has. A job that two searches found is told by the first.
 */
export async function takeFinds(tx: Db, delivery: Delivery, ids: string[]): Promise<Find[]> {
  const searchIds = ids.map((id) => id.split(' ', 2)[0] ?? '');
  const jobIds = ids.map((id) => id.split(' ', 2)[1] ?? '');
  const { rows } = await tx.execute<Find>(sql`
    WITH taken AS (
      UPDATE saved_search_finds f SET told_at = now() FROM saved_searches s
      WHERE s.id = f.search_id AND f.told_at IS NULL AND s.delivery = ${param(delivery)}
        AND (f.search_id, f.job_id) IN (
          SELECT * FROM unnest(${param(searchIds)}::text[], ${param(jobIds)}::text[]))
      RETURNING f.search_id, f.job_id
    ), told AS (
      SELECT DISTINCT ON (s.user_id, j.id) s.id AS "searchId", s.user_id AS "userId", s.created_at AS saved_at,
        s.q, s.skills, s.school, s.major, s.payment, s.type,
        u.email, u.first_name AS "firstName", j.id AS "jobId", j.title, j.location, j.payment_type AS "paymentType", j.created_at
      FROM taken JOIN saved_searches s ON s.id = taken.search_id JOIN users u ON u.id = s.user_id
        JOIN jobs j ON j.id = taken.job_id
      WHERE ${isOpen(sql`j`)} AND ${visibleMember(sql`s.user_id`, sql`j.author_id`)}
      ORDER BY s.user_id, j.id, s.created_at, s.id
    )
    SELECT * FROM (
      SELECT told.*, row_number() OVER (PARTITION BY "userId" ORDER BY created_at DESC, "jobId") AS place FROM told) told
    WHERE place <= ${integer(mostOfMember)}
    ORDER BY "userId", saved_at, "searchId", created_at DESC, "jobId"`);
  return rows;
}
