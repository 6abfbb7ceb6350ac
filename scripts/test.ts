import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findQuickBrowser } from './browser/find-browser.ts';
import { describeTimes } from './test-run/describe-times.ts';
import { runChecks } from './test-run/run-checks.ts';
import { wasInterrupted } from './test-run/run-command.ts';
import { createRunFolder, removeRunFolder } from './test-run/run-folder.ts';
import { runPlaywright } from './test-run/run-playwright.ts';
import { runVitest } from './test-run/run-vitest.ts';
import { addTallies, emptyTally, type Tally } from './test-run/tally.ts';
import { type Choice, quickParts, type TestPart, testParts } from './test-run/test-part.ts';
import { buildIfStale } from './web-build/build-if-stale.ts';

const { values, positionals } = argumentsOrEnd();
const choice: Choice = {
  pattern: positionals.length > 0 ? positionals.join(' ') : null,
  seed: values.shuffle ?? null,
};
const wanted = new Set(wantedParts());
const tallies: Tally[] = [];
const runFolder = runFolderOrEnd();

if (choice.pattern !== null) {
  await vitest('unit', 'web', 'server');
  await vitest('programs');
  await browserTests();
} else {
  // First what answers soon; then the rest side by side, as none of it keeps two cores busy to its end.
  await Promise.all([checks(), vitest('unit', 'web')]);
  await Promise.all([vitest('server'), vitest('programs'), browserTests()]);
}

await removeRunFolder(runFolder);

const total = addTallies(tallies);
if (total.skipped > 0 && choice.pattern === null) console.log(`${total.skipped} skipped`);
if (total.files.length > 0) console.log(`\n${describeTimes(total.files)}\n`);
else if (!wasInterrupted()) console.log('Nothing ran: no test matches.');
for (const failure of total.failures) console.log(`Failed: ${failure}\n`);
if (/ENOSPC|No space left/.test(total.failures.join()))
  console.log('The disk was full: free some, or set TMPDIR to a folder on another one.');
if (wasInterrupted()) console.log('Interrupted.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.passed > 0 && total.failed === 0 && !wasInterrupted() ? 0 : 1;

function argumentsOrEnd() {
  try {
    return parseArgs({
      options: { part: { type: 'string' }, shuffle: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    console.error(
      'Say a word of the tests to run, --part=server or --shuffle=7, or nothing for all.',
    );
    process.exit(1);
  }
}

function wantedParts(): readonly TestPart[] {
  if (values.part === undefined) return choice.pattern === null ? testParts : quickParts;
  const part = testParts.find((one) => one === values.part);
  if (part) return [part];
  console.error(`There is no part ${values.part}. The parts are ${testParts.join(', ')}.`);
  process.exit(1);
}

/** Every tool and every test writes below it. */
function runFolderOrEnd(): string {
  try {
    const folder = createRunFolder();
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
    // Hundreds of processes load the same modules.
    process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
    return folder;
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

async function checks(): Promise<void> {
  if (wanted.has('checks')) await step('Checks', runChecks);
}

async function vitest(...projects: TestPart[]): Promise<void> {
  const chosen = projects.filter((project) => wanted.has(project));
  if (chosen.length > 0) await step(chosen.join(', '), () => runVitest(chosen, choice));
}

async function browserTests(): Promise<void> {
  if (!wanted.has('browser') && !wanted.has('e2e')) return;
  const missing = await findQuickBrowser().then(() => null, messageOf);
  if (missing !== null) {
    await step('Browser', async () => failedBy(missing));
    return;
  }
  await vitest('browser');
  if (wanted.has('e2e')) await step('Journeys', runJourneys);
}

async function step(title: string, run: () => Promise<Tally>): Promise<void> {
  if (wasInterrupted()) return;
  const started = performance.now();
  const tally = await run();
  tallies.push(tally);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${title}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s\n`);
}

async function runJourneys(): Promise<Tally> {
  try {
    await buildIfStale();
  } catch (error) {
    return failedBy(messageOf(error));
  }
  return runPlaywright(choice);
}

function failedBy(message: string): Tally {
  console.log(message);
  return { ...emptyTally, failed: 1, failures: [message] };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
