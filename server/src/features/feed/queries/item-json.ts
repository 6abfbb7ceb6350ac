import type { FeedItem, FeedReason } from '#contract/feed/contract.ts';
import { type Json, jsonFrom, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { eventFields } from '../../events/queries/event-json.ts';
import { jobFields, jobFlags } from '../../jobs/queries/job-json.ts';
import { postFields } from '../../posts/queries/post-json.ts';

type ItemOf<Kind extends FeedItem['kind']> = Extract<FeedItem, { kind: Kind }>;

/** SQL: the JSON of the item that a row `i` (kind, id) names; `author` is its row of users. */
export function feedItemJson(
  author: Fragment,
  viewer: Fragment,
  reason?: Json<FeedReason>,
): Json<FeedItem> {
  const post = jsonObject<ItemOf<'post'>>({
    kind: sql`'post'`,
    ...postFields(sql`p`, author, viewer),
    isCommentingOpen: undefined,
    reason,
  });
  const job = jsonObject<ItemOf<'job'>>({
    kind: sql`'job'`,
    ...jobFields(sql`j`, author),
    ...jobFlags(sql`j`, viewer),
    replies: undefined,
    reason,
  });
  const event = jsonObject<ItemOf<'event'>>({
    kind: sql`'event'`,
    ...eventFields(sql`e`, author, viewer),
    isCommentingOpen: undefined,
    waitingPlace: undefined,
    reason,
  });
  return sql`(CASE i.kind
    WHEN 'post' THEN ${jsonFrom(post, sql`FROM posts p WHERE p.id = i.id`)}
    WHEN 'job' THEN ${jsonFrom(job, sql`FROM jobs j WHERE j.id = i.id`)}
    ELSE ${jsonFrom(event, sql`FROM events e WHERE e.id = i.id`)} END)`;
}
