import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);
const IDLE_SECONDS = 4;

/** What serves a request: the process of the server, and that of PostgreSQL's postmaster. */
export interface ServingProcesses {
  server: number;
  postmaster: number;
  /** CPU milliseconds that both use in a second without any request. */
  idle: number;
}

interface Process {
  pid: number;
  parent: number;
  /** CPU time of all its threads. */
  seconds: number;
  /** CPU time of its children that have ended. */
  endedChildrenSeconds: number;
}

/** CPU milliseconds that the server and PostgreSQL use for the work, without what they use when idle. */
export async function measureCpu<T>(
  processes: ServingProcesses,
  work: () => Promise<T>,
): Promise<{ result: T; cpu: number }> {
  const started = performance.now();
  const before = await cpuSeconds(processes);
  const result = await work();
  const used = (await cpuSeconds(processes)) - before;
  const seconds = (performance.now() - started) / 1000;
  return { result, cpu: used * 1000 - processes.idle * seconds };
}

/** The least of some readings: the first ones may still see the start. */
export async function observeIdle(server: number, postmaster: number): Promise<ServingProcesses> {
  const processes = { server, postmaster, idle: 0 };
  const readings: number[] = [];
  for (let reading = 0; reading < 3; reading++) {
    const { cpu } = await measureCpu(processes, () => sleep(IDLE_SECONDS * 1000));
    readings.push(cpu / IDLE_SECONDS);
  }
  return { ...processes, idle: Math.min(...readings) };
}

async function cpuSeconds(processes: ServingProcesses): Promise<number> {
  const { server, postgres } = await readCpu(processes);
  return server + postgres;
}

/** CPU seconds of each since its start. */
export async function readCpu({ server, postmaster }: ServingProcesses) {
  const used = { server: 0, postgres: 0 };
  for (const { pid, parent, seconds, endedChildrenSeconds } of await listProcesses()) {
    if (pid === postmaster) used.postgres += seconds + endedChildrenSeconds;
    if (parent === postmaster) used.postgres += seconds;
    if (pid === server) used.server += seconds;
  }
  return used;
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
