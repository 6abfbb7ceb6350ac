import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { eventFields } from '../../events/queries/event-json.ts';
import { jobFields, jobFlags } from '../../jobs/queries/job-json.ts';
import { postFields } from '../../posts/queries/post-json.ts';

/** SQL: the JSON of the item that a row `i` (kind, id) names; `author` is its row of users, `more` are further fields. */
export function feedItemJson(author: Fragment, viewer: Fragment, more = sql``): SQL {
  return sql`(CASE i.kind
    WHEN 'post' THEN (SELECT json_build_object('kind', 'post', ${postFields(sql`p`, author, viewer)}${more})
      FROM posts p WHERE p.id = i.id)
    WHEN 'job' THEN (SELECT json_build_object('kind', 'job', ${jobFields(sql`j`, author)}, ${jobFlags(sql`j`, viewer)}${more})
      FROM jobs j WHERE j.id = i.id)
    ELSE (SELECT json_build_object('kind', 'event', ${eventFields(sql`e`, author, viewer)}${more})
      FROM events e WHERE e.id = i.id) END)::text`;
}
