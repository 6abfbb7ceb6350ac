import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { readCpu, type ServingProcesses } from '../support/cpu-time.ts';

const ticksOfASecond = 100;

export interface MachineReading {
  at: number;
  server: number;
  postgres: number;
  busy: number;
  stolen: number;
}

/** CPU seconds so far: of ours, of everybody on this machine, and those that the host gave to others. */
export async function readMachine(processes: ServingProcesses): Promise<MachineReading> {
  const [used, stat] = await Promise.all([readCpu(processes), readFile('/proc/stat', 'utf8')]);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (
    stat.split('\n')[0]?.split(/\s+/).slice(1) ?? []
  ).map((ticks) => Number(ticks) / ticksOfASecond);
  return { at: performance.now(), ...used, busy: user + nice + system + irq + softirq, stolen };
}

/** Shares of the whole machine between two readings, in percent. */
export function describeCpu(
  before: MachineReading,
  after: MachineReading,
  crowdSeconds: number,
): string {
  const all = ((after.at - before.at) / 1_000) * availableParallelism();
  const percent = (seconds: number) => `${((seconds / all) * 100).toFixed(0)} %`;
  const server = after.server - before.server;
  const postgres = after.postgres - before.postgres;
  const others = after.busy - before.busy - server - postgres - crowdSeconds;
  return [
    `server ${percent(server)}`,
    `PostgreSQL ${percent(postgres)}`,
    `the crowd ${percent(crowdSeconds)}`,
    `others ${percent(Math.max(others, 0))}`,
    `stolen by the host ${percent(after.stolen - before.stolen)}`,
  ].join(', ');
}

/** Open files and sockets of a process. */
export async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}
