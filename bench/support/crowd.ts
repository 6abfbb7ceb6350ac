import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RootDb } from '#server/db/client.ts';
import { hashToken, newToken } from '#server/features/auth/token.ts';

export interface CrowdOrder {
  url: string;
  tokens: string[];
}

export interface Crowd {
  leave: () => Promise<void>;
}

/** Lets this many members be online at once, each with a session and a socket, from another process. */
export async function gatherCrowd(db: RootDb, url: string, size: number): Promise<Crowd> {
  const tokens = Array.from({ length: size }, newToken);
  const ids = tokens.map((_, place) => `bench_${newToken().slice(0, 12)}_${place}`);
  await db.$client.query(
    `INSERT INTO sessions (id, token_hash, user_id, expires_at)
     SELECT asked.id, asked.hash, u.id, now() + interval '1 day'
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (id, hash, place)
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users) u ON u.place = asked.place`,
    [ids, tokens.map(hashToken)],
  );
  const child = fork(fileURLToPath(new URL('./crowd-process.ts', import.meta.url)));
  child.send({ url, tokens } satisfies CrowdOrder);
  await once(child, 'message');
  return {
    leave: async () => {
      child.disconnect();
      await once(child, 'exit');
      await db.$client.query('DELETE FROM sessions WHERE id = ANY ($1)', [ids]);
    },
  };
}
