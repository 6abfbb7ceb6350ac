import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RootDb } from '#server/db/client.ts';
import { hashToken, newToken } from '#server/features/auth/token.ts';

export interface ConnectOrder {
  url: string;
  tokens: string[];
}

export interface ConnectedClients {
  userIds: string[];
  /** Resolves once each of them has got one more message. */
  allTold: () => Promise<void>;
  disconnect: () => Promise<void>;
}

/** Connects this many members, each with a session and a WebSocket, from another process. */
export async function connectClients(
  db: RootDb,
  url: string,
  size: number,
): Promise<ConnectedClients> {
  const tokens = Array.from({ length: size }, newToken);
  const ids = tokens.map((_, place) => `bench_${newToken().slice(0, 12)}_${place}`);
  const { rows } = await db.$client.query<{ userId: string }>(
    `INSERT INTO sessions (id, token_hash, user_id, expires_at)
     SELECT asked.id, asked.hash, u.id, now() + interval '1 day'
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (id, hash, place)
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users) u ON u.place = asked.place
     RETURNING user_id AS "userId"`,
    [ids, tokens.map(hashToken)],
  );
  const child = fork(fileURLToPath(new URL('./connect-clients-process.ts', import.meta.url)));
  child.send({ url, tokens } satisfies ConnectOrder);
  await once(child, 'message');
  return {
    userIds: rows.map(({ userId }) => userId),
    allTold: async () => void (await once(child, 'message')),
    disconnect: async () => {
      child.disconnect();
      await once(child, 'exit');
      await db.$client.query('DELETE FROM sessions WHERE id = ANY ($1)', [ids]);
    },
  };
}
