import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { deletedRefusal, waitingRefusal } from '#contract/messages/policy.ts';
import { pageStart } from '#server/db/page.ts';
import { newestConversations } from '#server/features/messages/queries/list-conversations.ts';
import { newestMessages } from '#server/features/messages/queries/list-messages.ts';

/**
 * The least a server can do for the first page of conversations, or of one of them:
 * `conversations-server.ts port databaseUrl viewerId [conversationId]`.
 */
const [port, databaseUrl, viewerId, conversationId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, options: '-c TimeZone=UTC' });
const pageSize = 50;
const start = pageStart(undefined);
const query = conversationId
  ? { text: newestMessages.textFor(pageSize), values: [viewerId, conversationId, ...start] }
  : {
      text: newestConversations.textFor(pageSize),
      values: [viewerId, ...start, deletedRefusal, waitingRefusal],
    };

async function answer(response: ServerResponse): Promise<void> {
  const { rows } = await pool.query<{ item: string }>({ name: 'page', ...query });
  const items = rows.slice(0, pageSize).map(({ item }) => item);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(`[${items.join(',')}]`);
}

createServer((_, response) => void answer(response)).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
