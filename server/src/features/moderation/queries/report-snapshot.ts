import type { SQL } from 'drizzle-orm';
import type { UserSummary } from '#contract/users/contract.ts';
import { type Json, jsonFrom, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import type { Statement } from '#server/db/statement.ts';

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

/** The author of something that stands before what is reported. */
type NamedAuthor = Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;

/** What stands before it. */
export interface Before {
  type: string;
  id: string;
  text: string;
  createdAt?: string;
  /** Null where a comment was deleted. */
  author: NamedAuthor | null;
}

export function authorById(userId: Fragment): Json<NamedAuthor | null> {
  const named = jsonObject<NamedAuthor>({
    id: sql`named.id`,
    firstName: sql`named.first_name`,
    lastName: sql`named.last_name`,
  });
  return jsonFrom(named, sql`FROM users named WHERE named.id = ${userId}`);
}

/** SQL: as much of a text as explains what follows it. */
export const excerpt = (text: Fragment): SQL => sql`left(${text}, 2000)`;
