import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { filterArguments } from './filter-arguments.ts';
import { runCommand } from './run-command.ts';
import { describeFailure, emptyTally, type Tally, type TestFile, withCrash } from './tally.ts';
import type { Choice } from './test-part.ts';

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

type Result = {
  startTime: string;
  duration: number;
  errors: { message?: string }[];
  attachments?: { name: string; path?: string }[];
};

export async function runPlaywright({ pattern, seed }: Choice): Promise<Tally> {
  const report = path.join(projectRoot, '.cache/playwright-report.json');
  rmSync(report, { force: true });
  const { code } = await runCommand(
    'playwright',
    [
      'test',
      ...filterArguments(pattern, ['e2e/**/*.spec.ts'], '--grep'),
      '--retries=0',
      '--reporter=list,json,./scripts/test-run/playwright-failures.ts',
      ...(pattern === null ? [] : ['--pass-with-no-tests']),
    ],
    {
      show: 'e2e',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(seed !== null && { E2E_SHUFFLE: seed }) },
    },
  );
  return withCrash(countPlaywright(readReport(report)), code);
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
      ...report.suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(describeFailedSpec),
      ...report.errors.map(({ message }) => describeFailure('e2e', message)),
    ],
    files: timesOf(report.suites.flatMap(specsOf)),
  };
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function timesOf(specs: Spec[]): TestFile[] {
  return [...new Set(specs.map(({ file }) => file))].map((file) => {
    const own = specs.filter((spec) => spec.file === file);
    const results = own.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    const start = Math.min(...results.map(({ startTime }) => Date.parse(startTime)));
    const end = Math.max(
      ...results.map(({ startTime, duration }) => Date.parse(startTime) + duration),
    );
    return { part: 'e2e', name: `e2e/${file}`, tests: own.length, start, end };
  });
}

function describeFailedSpec({ file, line, title, tests }: Spec): string {
  const result = tests[0]?.results[0];
  const failure = describeFailure(`e2e/${file}:${line} › ${title}`, result?.errors[0]?.message);
  return failure + showPage(result);
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
