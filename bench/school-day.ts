import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { describeCpu, readMachine } from './school-day/machine.ts';
import {
  allOf,
  errorCount,
  meets,
  percentile,
  printSummary,
  readsOf,
  tabulate,
  writesOf,
} from './school-day/report.ts';
import { comeOnline, type Day, givePasswords, withDay } from './school-day/with-day.ts';
import { measureCpu } from './support/cpu-time.ts';
import { residentMemory } from './support/resident-memory.ts';

const { values: options } = parseArgs({ options: { people: { type: 'string', default: '2000' } } });
const people = Number(options.people);
const minutes = 2;
const signIns = Math.round(people / 10);
const photos = 20;
const videoMegabytes = 200;
const step = 500;
const most = 12_000;
const repeats = 100;
const allowed = { reads: 300, writes: 500, growth: 1.05, limit: 500 };

/** They come, stay for two minutes, and then more come until it gets slow. */
async function schoolDay(day: Day): Promise<void> {
  const { environment, crowd } = day;
  const { processes } = environment;
  const { password, emails } = await givePasswords(environment.db, signIns);
  await comeOnline(day, 0, people - signIns, 180);
  await crowd.uploadPhotos({ count: 5, seconds: 10 });
  await sleep(10_000);
  const coming = await crowd.measure(null);
  printSummary(`Until ${people - signIns} are online`, coming.samples);

  console.log(
    `For two minutes: ${signIns} more sign in within ten seconds; ${photos} photos and a video of ${videoMegabytes} MB are uploaded.`,
  );
  const before = await readMachine(processes);
  const [memory] = await Promise.all([
    sampleMemory(processes.server, minutes * 60),
    crowd.signIn({ origin: environment.url, emails, password, seconds: 10 }),
    crowd.uploadPhotos({ count: photos, seconds: minutes * 60 - 20 }),
    crowd.uploadVideo({ megabytes: videoMegabytes }),
  ]);
  const measured = await crowd.measure(null);
  const crowdSeconds = measured.cpuSeconds - coming.cpuSeconds;
  const cpu = describeCpu(before, await readMachine(processes), crowdSeconds);
  const limit = await findLimit(day);
  const costs = await measureCosts(day);

  console.table(tabulate(measured.samples, costs));
  printSummary(`${people} people for two minutes`, measured.samples);
  console.log(`CPU of the machine: ${cpu}`);
  const { sentence, ratio } = growthOf(memory);
  console.log(`memory of the server: ${sentence}`);
  console.log(`p95 of all calls passes ${allowed.limit} ms at ${limit}.`);
  console.table({ ...coming.errors, ...measured.errors });
  const [reads, writes] = [readsOf(measured.samples), writesOf(measured.samples)];
  meets('no error', errorCount(coming) + errorCount(measured) === 0);
  meets(`p95 of reads at most ${allowed.reads} ms`, percentile(reads, 0.95) <= allowed.reads);
  meets(`p95 of writes at most ${allowed.writes} ms`, percentile(writes, 0.95) <= allowed.writes);
  meets('memory flat over the second minute', ratio <= allowed.growth);
}

/** Resident memory of each second, in megabytes. */
async function sampleMemory(pid: number, seconds: number): Promise<number[]> {
  const samples: number[] = [];
  while (samples.length < seconds) {
    samples.push(await residentMemory(pid));
    await sleep(1_000);
  }
  return samples;
}

/** The last third of the second minute against its first. */
function growthOf(memory: number[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const second = memory.slice(memory.length / 2);
  const [first, last] = [mean(second.slice(0, 20)), mean(second.slice(-20))];
  const peak = Math.max(...memory).toFixed(0);
  const sentence = `${first.toFixed(0)} MB at the start of the second minute, ${last.toFixed(0)} MB at its end, ${peak} MB at most`;
  return { ratio: last / first, sentence };
}

/** 500 more at a time, until p95 of the next twenty seconds is above the limit. */
async function findLimit(day: Day): Promise<string> {
  for (let online = people + step; online <= most; online += step) {
    await comeOnline(day, online - step, step, 40);
    await day.crowd.measure(null);
    await sleep(20_000);
    const measured = await day.crowd.measure(null);
    printSummary(`${online} people`, measured.samples);
    const isSlow = percentile(allOf(measured.samples), 0.95) > allowed.limit;
    if (isSlow || errorCount(measured) > 0) return `${online} people`;
  }
  return `more than ${most} people`;
}

/** CPU milliseconds of the server and PostgreSQL for each kind of call, made again while nobody else is here. */
async function measureCosts({ environment: { processes }, crowd }: Day) {
  const costs: Record<string, number> = {};
  await crowd.rest(null);
  for (const kind of await crowd.listKinds(null)) {
    const { cpu } = await measureCpu(processes, () => crowd.repeat({ kind, count: repeats }));
    costs[kind] = cpu / repeats;
  }
  return costs;
}

await withDay(schoolDay);
