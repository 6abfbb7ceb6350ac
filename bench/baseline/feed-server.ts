import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { tableBounds } from '#server/features/feed/queries/feed-key.ts';
import { feedPage } from '#server/features/feed/queries/list-feed.ts';

/** The least a server can do for the first page of the feed: `feed-server.ts port databaseUrl viewerId`. */
const [port, databaseUrl, viewerId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, options: '-c TimeZone=UTC' });
const text = feedPage.textFor(20);
const values = [viewerId, ...tableBounds(null)];

async function answer(response: ServerResponse): Promise<void> {
  const { rows } = await pool.query<{ item: string }>({ name: 'feed', text, values });
  const items = rows.slice(0, 20).map(({ item }) => item);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(`[${items.join(',')}]`);
}

createServer((_, response) => void answer(response)).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
