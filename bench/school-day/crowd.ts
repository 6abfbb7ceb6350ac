import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RootDb } from '#server/db/client.ts';
import { hashToken, newToken } from '#server/features/auth/token.ts';
import type { Crowd } from './crowd-process.ts';
import type { Identity } from './person.ts';

type Promised = {
  [Name in keyof Crowd]: (order: Parameters<Crowd[Name]>[0]) => Promise<ReturnType<Crowd[Name]>>;
};

export interface StartedCrowd extends Promised {
  disperse: () => Promise<void>;
}

/** People in a process of their own, which does what it is told, in any order and at once. */
export function startCrowd(): StartedCrowd {
  const child = fork(fileURLToPath(new URL('./crowd-process.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  let last = 0;
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error('The crowd has ended.')));
  });
  ended.catch(() => {});
  const order = async (name: keyof Crowd, details: unknown) => {
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const listen = (answer: { id: number; result: never; error?: string }) => {
      if (answer.id !== id) return;
      child.off('message', listen);
      if (answer.error) reject(new Error(answer.error));
      else resolve(answer.result);
    };
    child.on('message', listen);
    child.send({ id, name, order: details });
    return Promise.race([promise, ended]);
  };
  return {
    arrive: (details) => order('arrive', details),
    signIn: (details) => order('signIn', details),
    uploadPhotos: (details) => order('uploadPhotos', details),
    uploadVideo: (details) => order('uploadVideo', details),
    measure: (details) => order('measure', details),
    listKinds: (details) => order('listKinds', details),
    rest: (details) => order('rest', details),
    repeat: (details) => order('repeat', details),
    disperse: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Sessions of members from this place on, in an order of chance. */
export async function createIdentities(
  db: RootDb,
  first: number,
  count: number,
): Promise<Identity[]> {
  const tokens = Array.from({ length: count }, newToken);
  const { rows } = await db.$client.query<{ id: string; place: string }>(
    `INSERT INTO sessions (id, token_hash, user_id, expires_at)
     SELECT 'bench_' || asked.hash, asked.hash, u.id, now() + interval '1 day'
     FROM unnest($1::text[]) WITH ORDINALITY AS asked (hash, place)
     JOIN (SELECT id, row_number() OVER (ORDER BY md5(id)) AS place FROM users) u ON u.place = asked.place + $2
     RETURNING user_id AS id, (SELECT place FROM unnest($1::text[]) WITH ORDINALITY AS given (hash, place) WHERE given.hash = token_hash) AS place`,
    [tokens.map(hashToken), first],
  );
  await db.$client.query('ANALYZE sessions');
  return rows.map(({ id, place }) => ({ id, token: tokens[Number(place) - 1] ?? '' }));
}
