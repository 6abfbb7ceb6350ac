import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { filterArguments } from './filter-arguments.ts';
import { runCommand } from './run-command.ts';
import { describeFailure, emptyTally, type Tally, withCrash } from './tally.ts';

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
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

const FILES: Record<string, string> = {
  unit: '{contract/src,scripts}/**/*.test.ts',
  server: 'server/src/**/*.test.ts',
  web: 'web/src/**/*.test.{ts,tsx}',
  browser: 'web/src/**/*.browser.test.tsx',
};

export async function runVitest(projects: string[], pattern: string | null): Promise<Tally> {
  const report = path.join(projectRoot, '.cache/vitest-report.json');
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
      '--retry=0',
      '--silent=passed-only',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(pattern === null ? [] : ['--passWithNoTests']),
    ],
    { show: true },
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
  };
}

function describeFailedTests(file: VitestFile): string[] {
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) =>
      describeFailure(`${fileName(file)} › ${fullName}`, failureMessages[0]),
    );
}

function fileName(file: VitestFile): string {
  return path.relative(projectRoot, file.name);
}
