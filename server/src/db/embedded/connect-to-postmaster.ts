import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Cluster } from './cluster.ts';
import { supervisorName } from './take-lock.ts';

/** A connection of the supervisor's own; `lost` settles when it ends for whatever reason. */
export type Connection = { client: Client; lost: Promise<void> };

const NOT_READY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

/** Null while the server is not ready; it may be starting, recovering or stopping. */
export async function connectToPostmaster(
  cluster: Cluster,
  port: number,
): Promise<Connection | null> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'callboard',
    password: await readPassword(cluster),
    database: 'postgres',
    application_name: supervisorName,
    connectionTimeoutMillis: 5000,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return { client, lost };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    await client.end().catch(() => {});
    if (NOT_READY.has(code ?? '') || /terminated|timeout/i.test(message)) return null;
    throw new Error(
      `The embedded PostgreSQL in ${cluster.folder} refused the connection (${message}): check ${cluster.passwordFile}.`,
      { cause: error },
    );
  }
}

export async function readPassword({ passwordFile }: Cluster): Promise<string> {
  return (await readFile(passwordFile, 'utf8')).trim();
}
