import { parseArgs } from 'node:util';
import { runChecks } from './test-run/run-checks.ts';
import { wasInterrupted } from './test-run/run-command.ts';
import { hasMatchingE2eTests, runPlaywright } from './test-run/run-playwright.ts';
import { runVitest } from './test-run/run-vitest.ts';
import { addTallies, emptyTally, type Tally } from './test-run/tally.ts';
import { buildIfStale } from './web-build/build-if-stale.ts';

const PROJECTS = ['unit', 'server', 'web', 'browser'];
const PARTS = ['checks', ...PROJECTS, 'e2e'];

const { values, positionals } = parseArgs({
  options: { part: { type: 'string' } },
  allowPositionals: true,
});
const pattern = positionals.length > 0 ? positionals.join(' ') : null;
const wanted = values.part ? [values.part] : PARTS.slice(pattern === null ? 0 : 1);
const projects = PROJECTS.filter((project) => wanted.includes(project));

const tallies: Tally[] = [];
if (wanted.includes('checks')) await step('Checks', runChecks);
if (projects.length > 0) await step('Tests', () => runVitest(projects, pattern));
if (wanted.includes('e2e') && (await hasMatchingE2eTests(pattern))) {
  await step('Browser tests', runE2eTests);
}

const total = addTallies(tallies);
if (total.skipped > 0 && pattern === null) console.log(`${total.skipped} skipped`);
if (total.passed + total.failed === 0) console.log('Nothing ran: no test matches.');
for (const failure of total.failures) console.log(`Failed: ${failure}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.passed > 0 && total.failed === 0 ? 0 : 1;

async function step(title: string, run: () => Promise<Tally>): Promise<void> {
  if (wasInterrupted()) return;
  console.log(`\n${title}`);
  const started = performance.now();
  const tally = await run();
  tallies.push(tally);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${title} took ${seconds} s.\n`);
}

async function runE2eTests(): Promise<Tally> {
  try {
    await buildIfStale();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { ...emptyTally, failed: 1 };
  }
  const build = { ...emptyTally, passed: pattern === null ? 1 : 0 };
  return addTallies([build, await runPlaywright(pattern)]);
}
