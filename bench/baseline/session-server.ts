import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { viewersOfSessions } from '#server/features/auth/sessions/queries.ts';
import { memberById } from '#server/features/users/queries.ts';

/** The least a server can do for the same answer: `session-server.ts port databaseUrl`. */
const [port, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, options: '-c TimeZone=UTC' });

createServer((request, response) => void answer(request, response)).listen(
  Number(port),
  '127.0.0.1',
);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = /callboard=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const values = [[createHash('sha256').update(token).digest('base64url')]];
  const session = { name: 'session', text: viewersOfSessions.text, values };
  const viewer = (await pool.query<{ id: string }>(session)).rows[0];
  const member = { name: 'member', text: memberById.text, values: [viewer?.id] };
  const { rows } = await pool.query(member);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(rows[0]));
}
process.on('SIGTERM', () => process.exit(0));
