import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import type { Statement } from '#server/db/statement.ts';
import { userSummaryFields } from '../../users/queries.ts';

/**
 * A copy of what is reported, with its author. `before` is what the administrators need to understand it: the work that a
 * comment is on and the comment that it answers, or the messages before a message, each with its author.
 */
export interface Found {
  ownerId: string;
  snapshot: Record<string, unknown>;
}

export type TargetStatement<Row extends Found = Found> = Statement<
  Row,
  [viewerId: string, id: string]
>;

/** SQL: the author of what is reported, from a row of users. */
export const authorJson = (author: Fragment): SQL =>
  sql`json_build_object(${userSummaryFields(author)})`;

/** SQL: the author of something that stands before it; null where a comment was deleted. */
export const authorById = (userId: Fragment): SQL =>
  sql`(SELECT json_build_object('id', named.id, 'firstName', named.first_name, 'lastName', named.last_name)
    FROM users named WHERE named.id = ${userId})`;

/** SQL: as much of a text as explains what follows it. */
export const excerpt = (text: Fragment): SQL => sql`left(${text}, 2000)`;
