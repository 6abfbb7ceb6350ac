import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { isKept, ownConversations } from './own-conversation.ts';

const unreadMessages = statement<{ count: number }, [viewerId: string]>(
  'unread_messages',
  (viewer) => sql`SELECT least(coalesce(sum(own.unread_count), 0), 999)::int AS count
    FROM (${ownConversations(viewer, sql`m.unread_count > 0`)}) own`,
);

/** How many messages to the viewer are unread, 999 at most. */
export async function countUnreadMessages(db: Db, viewer: Viewer): Promise<{ count: number }> {
  const [row] = await unreadMessages(db, viewer.id);
  return row ?? { count: 0 };
}

/** SQL: how many messages after an instant a member has not deleted. `member` is a row of conversation_members. */
export function unreadSince(member: Fragment, instant: Fragment): SQL {
  return sql`(SELECT count(*)::int FROM messages x
    WHERE ${isKept(sql`x`, member, sql`${member}.user_id`)} AND x.sender_id <> ${member}.user_id
      AND x.created_at > coalesce(${instant}, '-infinity'))`;
}
