import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { projectRoot } from '../support/project-root.ts';
import { filterArguments } from './filter-arguments.ts';
import { runCommand } from './run-command.ts';
import { describeFailure, emptyTally, type Tally, withCrash } from './tally.ts';

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
};

type Suite = { specs: Spec[]; suites?: Suite[] };

type Spec = {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { results: Result[] }[];
};

const SHOWN_LINES = 150;

type Result = { errors: { message?: string }[]; attachments?: { name: string; path?: string }[] };

export async function runPlaywright(pattern: string | null): Promise<Tally> {
  try {
    await findBrowser();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { ...emptyTally, failed: 1 };
  }
  const report = path.join(projectRoot, '.cache/playwright-report.json');
  rmSync(report, { force: true });
  const { code } = await runCommand(
    'playwright',
    ['test', ...filterFor(pattern), '--retries=0', '--reporter=list,json'],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return withCrash(countPlaywright(readReport(report)), code);
}

/** Whether a pattern matches any test: without one, building the web and finding a browser would be wasted. */
export async function hasMatchingE2eTests(pattern: string | null): Promise<boolean> {
  if (pattern === null) return true;
  return (await runCommand('playwright', ['test', '--list', ...filterFor(pattern)])).code === 0;
}

function filterFor(pattern: string | null): string[] {
  return filterArguments(pattern, ['e2e/**/*.spec.ts'], '--grep');
}

function readReport(file: string): PlaywrightReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  } catch {
    return null;
  }
}

export function countPlaywright(report: PlaywrightReport | null): Tally {
  if (!report) return emptyTally;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...report.suites.flatMap(describeFailedSpecs),
      ...report.errors.map(({ message }) => describeFailure('e2e', message)),
    ],
  };
}

function describeFailedSpecs({ specs, suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const result = tests[0]?.results[0];
      const failure = describeFailure(`e2e/${file}:${line} › ${title}`, result?.errors[0]?.message);
      return failure + showPage(result);
    }),
    ...suites.flatMap(describeFailedSpecs),
  ];
}

/** What stood on the page when a journey failed, for whoever has its output alone. */
function showPage(result: Result | undefined): string {
  const file = result?.attachments?.find(({ name }) => name === 'error-context')?.path;
  if (!file || !existsSync(file)) return '';
  const [, snapshot] = /```yaml\n([^]*?)\n```/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!snapshot) return '';
  const lines = snapshot.split('\n').slice(0, SHOWN_LINES);
  return lines.map((line) => `\n    ${line}`).join('');
}
