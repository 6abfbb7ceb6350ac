import type { SQL } from 'drizzle-orm';
import type { FeedBoard } from '#contract/feed/boards.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { connectedIds } from '../../connections/queries/connected-ids.ts';
import { isOpen } from '../../jobs/queries/is-open.ts';
import type { Kind } from './feed-key.ts';

/** The boards in the order of time. */
export type NewestFirstBoard = Exclude<FeedBoard, 'for-you'>;

/** A statement for each board: PostgreSQL plans them apart. */
export function perBoard<T>(make: (board: NewestFirstBoard) => T): Record<NewestFirstBoard, T> {
  return {
    everything: make('everything'),
    calls: make('calls'),
    showcase: make('showcase'),
    events: make('events'),
    network: make('network'),
  };
}

export const tableOf: Record<Kind, SQL> = {
  event: sql`events`,
  job: sql`jobs`,
  post: sql`posts`,
};

export const kindLiteral: Record<Kind, SQL> = {
  event: sql`'event'`,
  job: sql`'job'`,
  post: sql`'post'`,
};

/** SQL: a row `t` of a kind stands on a board. PostgreSQL does not read a table whose condition is `false`. */
export function boardCondition(board: NewestFirstBoard, kind: Kind, viewer: Fragment): SQL {
  const network = sql`t.author_id = ANY (ARRAY(${connectedIds(viewer)}))`;
  const conditions: Record<NewestFirstBoard, Partial<Record<Kind, SQL>>> = {
    everything: { event: sql`true`, job: sql`true`, post: sql`true` },
    calls: { job: isOpen(sql`t`) },
    showcase: { post: sql`t.type = 'showcase'` },
    events: { event: isAhead },
    network: { event: network, job: network, post: network },
  };
  return conditions[board][kind] ?? sql`false`;
}

/** SQL: an event `t` is not over. */
export const isAhead = sql`coalesce(t.end_date, t.event_date) > now()`;
