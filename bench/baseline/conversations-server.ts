import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { deletedRefusal, waitingRefusal } from '#contract/messages/policy.ts';
import { pageStart } from '#server/db/page.ts';
import { viewersOfSessions } from '#server/features/auth/sessions/queries.ts';
import { hashToken } from '#server/features/auth/token.ts';
import { newestConversations } from '#server/features/messages/queries/list-conversations.ts';
import { newestMessages } from '#server/features/messages/queries/list-messages.ts';

/**
 * The least a server can do for the first page of conversations, or of one of them, of the member of a session:
 * `conversations-server.ts port databaseUrl [conversationId]`.
 */
const [port, databaseUrl, conversationId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, options: '-c TimeZone=UTC' });
const pageSize = 50;
const start = pageStart(undefined);
const query = conversationId
  ? { text: newestMessages.textFor(pageSize), values: [conversationId, ...start] }
  : {
      text: newestConversations.textFor(pageSize),
      values: [...start, deletedRefusal, waitingRefusal],
    };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = /callboard=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const session = { name: 'session', text: viewersOfSessions.text, values: [[hashToken(token)]] };
  const viewer = (await pool.query<{ id: string }>(session)).rows[0];
  const values = [viewer?.id, ...query.values];
  const { rows } = await pool.query<{ item: string }>({ name: 'page', text: query.text, values });
  const items = rows.slice(0, pageSize).map(({ item }) => item);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(`[${items.join(',')}]`);
}

createServer((request, response) => void answer(request, response)).listen(
  Number(port),
  '127.0.0.1',
);
process.on('SIGTERM', () => process.exit(0));
