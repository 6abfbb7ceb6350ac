import { projectTags } from '#contract/catalogue/project-tags.ts';
import { portfolioMediaTypes } from '#contract/portfolio/media-types.ts';
import type { RootDb } from '#server/db/client.ts';

const total = 5_000;

/** As many works as 5,000 in all, of members by turns, a minute apart. */
export async function seedWorks(db: RootDb): Promise<void> {
  await db.$client.query(
    `WITH makers AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM users),
       counted AS (SELECT count(*) AS members FROM makers)
     INSERT INTO portfolio_items (id, user_id, title, media_type, media_url, tags, created_at)
     SELECT 'item_bench' || n, m.id, (ARRAY['Study', 'Reel', 'Poster', 'Score', 'Light'])[1 + n % 5] || ' no. ' || n,
       ($1::text[])[1 + n % 6], '/uploads/none', ARRAY[($2::text[])[1 + n % 20]], now() - make_interval(mins => n)
     FROM generate_series(1, $3::int - (SELECT count(*)::int FROM portfolio_items)) n
     CROSS JOIN counted JOIN makers m ON m.place = n::bigint * 7927 % counted.members`,
    [portfolioMediaTypes, projectTags, total],
  );
  await db.$client.query('ANALYZE portfolio_items');
}
