import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { filterArguments } from './filter-arguments.ts';
import { runCommand } from './run-command.ts';
import { describeFailure, emptyTally, type Tally, type TestFile, withCrash } from './tally.ts';
import type { Choice } from './test-part.ts';

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
};

export type VitestFile = {
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

const FILES: Record<string, string> = {
  unit: '{contract/src,scripts}/**/*.test.ts',
  programs: '{scripts,server/src}/**/*.program.test.ts',
  server: 'server/src/**/*.test.ts',
  web: 'web/src/**/*.test.{ts,tsx}',
  browser: 'web/src/**/*.browser.test.tsx',
};

/** Runs these projects of vitest.config.ts at once. */
export async function runVitest(projects: string[], { pattern, seed }: Choice): Promise<Tally> {
  const report = path.join(projectRoot, `.cache/vitest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const { code } = await runCommand(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...filterArguments(
        pattern,
        projects.map((project) => FILES[project] ?? ''),
        '--testNamePattern',
      ),
      ...(seed === null ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`]),
      '--retry=0',
      '--silent=passed-only',
      '--reporter=default',
      '--reporter=scripts/test-run/vitest-failures.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(pattern === null ? [] : ['--passWithNoTests']),
    ],
    { show: projects.join('+') },
  );
  return withCrash(countVitest(readReport(report)), code);
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}

export function countVitest(report: VitestReport | null): Tally {
  if (!report) return emptyTally;
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' &&
      file.assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...report.testResults.flatMap(describeFailedTests),
      ...brokenFiles.map((file) => describeFailure(fileName(file), file.message)),
    ],
    files: report.testResults.map(timesOf),
  };
}

function describeFailedTests(file: VitestFile): string[] {
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) =>
      describeFailure(`${fileName(file)} › ${fullName}`, failureMessages[0]),
    );
}

function timesOf(file: VitestFile): TestFile {
  const name = fileName(file);
  const { assertionResults, startTime: start, endTime: end } = file;
  return { part: partOf(name), name, tests: assertionResults.length, start, end };
}

function partOf(name: string): string {
  if (name.endsWith('.program.test.ts')) return 'programs';
  if (name.endsWith('.browser.test.tsx')) return 'browser';
  const [folder = ''] = name.split('/');
  return folder === 'server' || folder === 'web' ? folder : 'unit';
}

function fileName(file: VitestFile): string {
  return path.relative(projectRoot, file.name).replaceAll(path.sep, '/');
}
