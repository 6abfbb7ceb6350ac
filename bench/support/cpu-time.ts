import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** What serves a request: the process of the server, and that of PostgreSQL's postmaster. */
export interface ServingProcesses {
  server: number;
  postmaster: number;
}

interface Process {
  pid: number;
  parent: number;
  /** CPU time of all its threads. */
  seconds: number;
  /** CPU time of its children that have ended. */
  endedChildrenSeconds: number;
}

/** CPU milliseconds that the server and PostgreSQL use for the work. */
export async function measureCpu<T>(
  processes: ServingProcesses,
  work: () => Promise<T>,
): Promise<{ result: T; cpu: number }> {
  const before = await cpuSeconds(processes);
  const result = await work();
  return { result, cpu: ((await cpuSeconds(processes)) - before) * 1000 };
}

async function cpuSeconds({ server, postmaster }: ServingProcesses): Promise<number> {
  return (await listProcesses()).reduce((total, { pid, parent, seconds, endedChildrenSeconds }) => {
    if (pid === postmaster) return total + seconds + endedChildrenSeconds;
    return pid === server || parent === postmaster ? total + seconds : total;
  }, 0);
}

/** Every connection is served by a child of the postmaster. */
export async function findPostmaster(databaseUrl: string): Promise<number> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const backend = (await listProcesses()).find(({ pid }) => pid === rows[0]?.pid);
    if (!backend) throw new Error('PostgreSQL does not run on this machine.');
    return backend.parent;
  } finally {
    await client.end();
  }
}

function listProcesses(): Promise<Process[]> {
  return process.platform === 'linux' ? readProc() : readPs();
}

let clockTicks: Promise<number> | undefined;

async function readProc(): Promise<Process[]> {
  clockTicks ??= run('getconf', ['CLK_TCK']).then(({ stdout }) => Number(stdout));
  const ticks = await clockTicks;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  return stats.filter(Boolean).map((stat) => {
    // The name in parentheses may itself hold spaces and parentheses.
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = rest.slice(9, 13).map(Number);
    return {
      pid: Number.parseInt(stat, 10),
      parent: Number(parent),
      seconds: state ? (user + system) / ticks : 0,
      endedChildrenSeconds: (endedUser + endedSystem) / ticks,
    };
  });
}

async function readPs(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,time=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, time = ''] = line.trim().split(/\s+/);
      const seconds = time.split(/[-:]/).reduce((total, part) => total * 60 + Number(part), 0);
      return { pid: Number(pid), parent: Number(parent), seconds, endedChildrenSeconds: 0 };
    });
}
