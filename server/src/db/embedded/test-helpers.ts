import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client, type QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';
import { findPostmaster } from './find-postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const program = fileURLToPath(new URL('./start-in-child-process.ts', import.meta.url));

export type ChildResult = { url: string; adopted: boolean; error?: string; child: ChildProcess };

/** An empty folder whose name needs quoting; it and its server are removed when the test ends. */
export async function createDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'callboard data '));
  onTestFinished(async () => {
    const pid = await findServerPid(folder);
    if (pid !== null) process.kill(pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  });
  return folder;
}

export async function start(dataDir: string, notices: string[] = []): Promise<EmbeddedPostgres> {
  const onNotice = (line: string) => notices.push(line);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, onNotice });
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Starts PostgreSQL from a child process, which a test can kill; `error` is the reason where it could not start. */
export async function startInChildProcess(
  dataDir: string,
  { durable = false, env = {} }: { durable?: boolean; env?: Record<string, string> } = {},
): Promise<ChildResult> {
  const child = spawn(process.execPath, [program, dataDir, String(durable)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(child));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { ...(JSON.parse(line) as ChildResult), child };
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

export async function findServerPid(dataDir: string): Promise<number | null> {
  return (await findPostmaster(path.join(dataDir, 'postgres')))?.pid ?? null;
}

export async function query<Row extends QueryResultRow>(
  url: string,
  ...statements: string[]
): Promise<Row[]> {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}
