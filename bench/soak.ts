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
const allowed = { memory: 1.05, connections: 2, files: 10 };
const inspectPort = await findFreePort();

/** What the server holds after a while and after ten minutes more of the same: nothing may pile up. */
async function soak(day: Day): Promise<void> {
  await comeOnline(day, 0, people, 60);
  await sleep(60_000);
  const before = await read(day);
  const coming = await day.crowd.measure(null);
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(60_000);
    const memory = await residentMemory(day.environment.processes.server);
    console.log(`minute ${minute}: ${memory.toFixed(0)} MB`);
  }
  const after = await read(day);
  const measured = await day.crowd.measure(null);
  printSummary(`${people} people for ${minutes} minutes`, measured.samples);
  console.table({ before, after });
  console.table({ ...coming.errors, ...measured.errors });
  meets('no error', errorCount(coming) + errorCount(measured) === 0);
  meets('no growth of memory', after.megabytes / before.megabytes <= allowed.memory);
  meets('no more connections', after.connections - before.connections <= allowed.connections);
  meets('no more open files', after.files - before.files <= allowed.files);
}

/** Memory without garbage, connections to the database, and open files and sockets. */
async function read({ environment: { db, processes } }: Day) {
  await collectGarbage(processes.server, inspectPort);
  const { rows } = await db.$client.query<{ connections: number }>(
    `SELECT count(*)::int AS connections FROM pg_stat_activity WHERE datname = current_database()`,
  );
  return {
    megabytes: Math.round(await residentMemory(processes.server)),
    connections: rows[0]?.connections ?? 0,
    files: await openFiles(processes.server),
  };
}

await withDay(soak, { NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectPort}` });
