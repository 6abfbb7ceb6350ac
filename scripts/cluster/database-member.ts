import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPostmaster } from '#server/db/embedded/find-postmaster.ts';
import type { Account } from './account.ts';
import { type Program, startProgram } from './start-program.ts';

export interface DatabaseMember {
  name: string;
  /** Whether Patroni answers 200 to a path such as `/primary` or `/sync`. */
  is: (path: string) => Promise<boolean>;
  /** Ends Patroni and PostgreSQL at once, as when their machine dies. */
  kill: () => Promise<void>;
  restart: () => void;
  stop: () => Promise<void>;
}

/** One PostgreSQL under its Patroni. */
export function startDatabaseMember(
  name: string,
  rest: string,
  folder: string,
  account: Account,
): DatabaseMember {
  const start = () =>
    startProgram(
      ['/usr/bin/patroni', path.join(folder, `${name}.yml`)],
      path.join(folder, `${name}.log`),
      account,
    );
  let patroni: Program = start();
  return {
    name,
    is: (state) => isOk(`http://${rest}${state}`),
    kill: async () => {
      const postmaster = await findPostmaster(path.join(folder, name));
      const pids = postmaster ? [postmaster.pid, ...(await listChildren(postmaster.pid))] : [];
      patroni.child.kill('SIGKILL');
      for (const pid of pids) killIfThere(pid);
      await patroni.ended;
    },
    restart: () => {
      patroni = start();
    },
    stop: () => patroni.stop(),
  };
}

async function isOk(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

async function listChildren(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
