import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { pageStart } from '#server/db/page.ts';
import { newestOfAll } from '#server/features/notifications/queries/list-notifications.ts';

/** The least a server can do for the first page of notifications: `notifications-server.ts port databaseUrl viewerId`. */
const [port, databaseUrl, viewerId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, options: '-c TimeZone=UTC' });
const pageSize = 50;
const text = newestOfAll.textFor(pageSize);
const values = [viewerId, ...pageStart(undefined)];

async function answer(response: ServerResponse): Promise<void> {
  const { rows } = await pool.query<{ item: string }>({ name: 'notifications', text, values });
  const items = rows.slice(0, pageSize).map(({ item }) => item);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(`[${items.join(',')}]`);
}

createServer((_, response) => void answer(response)).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
