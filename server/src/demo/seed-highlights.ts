import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { draw, pick, visits } from './draw.ts';

/** SQL: the first sentence of some posts, highlighted by a few of their viewers. */
const ofPosts = sql`(
  SELECT v.viewed_at + interval '30 seconds' AS at, v.viewer_id AS user_id, p.id AS post_id, p.words
  FROM (SELECT id, split_part(content, '.', 1) AS words FROM posts
      WHERE id LIKE 'post_demo%' AND ${draw(sql`id`, sql`'highlighted'`, 6)} = 0) p
    JOIN LATERAL (SELECT viewer_id, min(viewed_at) AS viewed_at, row_number() OVER (ORDER BY min(viewed_at)) AS place
      FROM content_views WHERE content_type = 'post' AND content_id = p.id GROUP BY viewer_id) v ON v.place % 3 = 1
  WHERE length(p.words) BETWEEN 8 AND 300 AND v.viewed_at < now() - interval '30 seconds')`;

/** SQL: from before most posts: sentences of posts that are gone, each post and sentence highlighted once, so that nobody is shown them. */
const ofEarlierPosts = (timeZone: string): SQL => sql`(
  SELECT v.at, v.user_id, 'post_demoearlier' || row_number() OVER (ORDER BY v.id) AS post_id,
    'A sentence that only one reader marked, number ' || ${draw(sql`v.id`, sql`'words'`, 1_000_000)} AS words
  FROM ${visits(timeZone, 1)} v
  WHERE v.at < (SELECT percentile_disc(0.1) WITHIN GROUP (ORDER BY created_at) FROM posts) AND ${draw(sql`v.id`, sql`'highlights'`, 100)} < 13)`;

export async function seedHighlights(tx: Db, timeZone: string): Promise<void> {
  const row = sql`(h.post_id || h.user_id)`;
  await tx.execute(sql`
    INSERT INTO text_highlights (created_at, user_id, post_id, selection_length, snippet_hash, selected_text, start_offset,
      end_offset, method, viewport_width, viewport_height, device_type)
    SELECT h.at, h.user_id, h.post_id, length(h.words), encode(sha256(convert_to(lower(h.words), 'UTF8')), 'hex'), h.words, 0,
      length(h.words), ${pick(['mouse', 'touch', 'keyboard'], row, sql`'method'`)},
      390 + 350 * ${draw(row, sql`'screen'`, 4)}, 844,
      (ARRAY['mobile', 'tablet', 'desktop', 'desktop'])[1 + ${draw(row, sql`'screen'`, 4)}]
    FROM (SELECT * FROM ${ofPosts} p UNION ALL SELECT * FROM ${ofEarlierPosts(timeZone)} e) h`);
  await tx.execute(sql`UPDATE users SET share_highlights = true
    WHERE id LIKE 'user_demo%' AND id IN (SELECT user_id FROM text_highlights)`);
}
