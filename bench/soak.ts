import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '#scripts/support/find-free-port.ts';
import { openFiles } from './school-day/machine.ts';
import { errorCount, meets, printSummary } from './school-day/report.ts';
import { comeOnline, type Day, withDay } from './school-day/with-day.ts';
import { collectGarbage } from './support/collect-garbage.ts';
import { residentMemory } from './support/resident-memory.ts';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '10' },
  },
});
const people = Number(options.people);
const minutes = Number(options.minutes);
const warmUpMinutes = 3;
const allowed = { memory: 1.05, connections: 2, files: 10 };
const inspectPort = await findFreePort();

/** What the server holds in each of ten minutes of the same: nothing may pile up. */
async function soak(day: Day): Promise<void> {
  await comeOnline(day, 0, people, 60);
  await sleep(warmUpMinutes * 60_000);
  // The first collection gives memory back that the next minutes take again: it belongs to the warming up.
  await read(day);
  const coming = await day.crowd.measure(null);
  const readings: Reading[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(60_000);
    readings.push(await read(day));
    console.log(`minute ${minute} of ${minutes}`);
  }
  const measured = await day.crowd.measure(null);
  printSummary(`${people} people for ${minutes} minutes`, measured.samples);
  console.table(readings);
  console.table({ ...coming.errors, ...measured.errors });
  const [early, late] = [mean(readings.slice(0, 3)), mean(readings.slice(-3))];
  meets('no error', errorCount(coming) + errorCount(measured) === 0);
  meets('no growth of the heap', late.heap / early.heap <= allowed.memory);
  meets('no growth of memory', late.memory / early.memory <= allowed.memory);
  meets('no more connections', late.connections - early.connections <= allowed.connections);
  meets('no more open files', late.files - early.files <= allowed.files);
}

/** Megabytes of heap and of all memory without garbage, connections to the database, and open files and sockets. */
async function read({ environment: { db, processes } }: Day) {
  const heap = Math.round(await collectGarbage(processes.server, inspectPort));
  const { rows } = await db.$client.query<{ connections: number }>(
    `SELECT count(*)::int AS connections FROM pg_stat_activity WHERE datname = current_database()`,
  );
  return {
    heap,
    memory: Math.round(await residentMemory(processes.server)),
    connections: rows[0]?.connections ?? 0,
    files: await openFiles(processes.server),
  };
}

type Reading = Awaited<ReturnType<typeof read>>;

function mean(readings: Reading[]): Reading {
  const of = (figure: keyof Reading) =>
    readings.reduce((sum, reading) => sum + reading[figure], 0) / readings.length;
  return {
    heap: of('heap'),
    memory: of('memory'),
    connections: of('connections'),
    files: of('files'),
  };
}

await withDay(soak, { NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectPort}` });
