import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { tableBounds } from '#server/features/feed/queries/feed-key.ts';
import { feedPage } from '#server/features/feed/queries/list-feed.ts';

/**
 * The least a server can do for the first page of the feed: `feed-server.ts port databaseUrl viewerId`, and
 * `without-comments` for the same SQL without what a card shows of comments.
 */
const [port, databaseUrl, viewerId, variant] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, options: '-c TimeZone=UTC' });
const sql = feedPage.textFor(20);
const text = variant === 'without-comments' ? withoutComments(sql) : sql;
const values = [viewerId, ...tableBounds(null)];

async function answer(response: ServerResponse): Promise<void> {
  const { rows } = await pool.query<{ item: string }>({ name: 'feed', text, values });
  const items = rows.slice(0, 20).map(({ item }) => item);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(`[${items.join(',')}]`);
}

function withoutComments(whole: string): string {
  const columns = /'commentCount', \w+\.comment_count,/g;
  const left = whole.replaceAll(columns, '');
  if (left.includes('comment')) throw new Error('The feed reads comments in another way.');
  return left;
}

createServer((_, response) => void answer(response)).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
