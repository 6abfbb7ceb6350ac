import type { RootDb } from '#server/db/client.ts';

/** A conversation of the two members with 100,000 messages. */
export const longThread = 'conv_bench_long';

/** 300 conversations of a member with eight messages each, and the long one. */
export async function seedConversations(db: RootDb, oneId: string, otherId: string): Promise<void> {
  const query = (text: string, values: unknown[] = []) => db.$client.query(text, values);
  await query(`DELETE FROM conversations WHERE id LIKE 'conv_bench_%'`);
  await query(`DELETE FROM notifications WHERE type = 'message'`);
  await query(
    `INSERT INTO conversations (id, low_id, high_id, status)
     SELECT 'conv_bench_' || place, least($1 COLLATE "C", id), greatest($1 COLLATE "C", id), 'open'
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users WHERE id NOT IN ($1, $2)) u WHERE place <= 300
     UNION ALL SELECT $3, least($1 COLLATE "C", $2), greatest($1 COLLATE "C", $2), 'open'`,
    [oneId, otherId, longThread],
  );
  await query(
    `INSERT INTO messages (id, conversation_id, sender_id, text, created_at)
     SELECT 'message_' || c.id || '_' || n, c.id, CASE WHEN n % 2 = 0 THEN c.low_id ELSE c.high_id END,
       'Take ' || n || ' was the good one; the light held until the dog walked in.', now() - n * interval '1 minute'
     FROM conversations c, generate_series(1, CASE WHEN c.id = $1 THEN 100000 ELSE 8 END) n
     WHERE c.id LIKE 'conv_bench_%'`,
    [longThread],
  );
  await query(
    `INSERT INTO conversation_members (conversation_id, user_id, listed_at, unread_count, read_at)
     SELECT c.id, member.id, now() - length(c.id) * interval '1 minute', 1, now() - interval '1 hour'
     FROM conversations c, unnest(ARRAY[c.low_id, c.high_id]) member (id) WHERE c.id LIKE 'conv_bench_%'`,
  );
  await query('ANALYZE conversations, conversation_members, messages');
}
