import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const parts = {
  contract: 'contract/src/**/*.ts',
  commands:
    'server/src/features/{applications,connections,events,messages,auth,moderation}/**/commands{/**/*,}.ts',
};

/** Shapes of answers and lists of words: the type check and whoever reads them see what is wrong with those. */
const plain = [
  '**/*.test.ts',
  'contract/src/**/contract.ts',
  'contract/src/catalogue/*.ts',
  'contract/src/notifications/*-cases.ts',
];

const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const part = positionals[0] ?? 'contract';
const every = Number(values.every);
if (!isPart(part) || !(every >= 1)) {
  const names = Object.keys(parts).join(' or ');
  console.error(`Say ${names}, and --every=10 for every tenth line.`);
  process.exit(1);
}

await new Stryker({
  mutate: globSync(parts[part], { exclude: plain }).toSorted().flatMap(linesOf),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: `scripts/mutations/${part}.config.ts`, related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `.cache/mutations-${part}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: '.cache/stryker',
  // Stryker reads it by an interface that TypeScript has no more; nothing in it would have to change for the copy.
  tsconfigFile: 'none',
}).runMutationTest();

function isPart(name: string): name is keyof typeof parts {
  return name in parts;
}

/** The whole file, or every so many lines of it. */
function linesOf(file: string): string[] {
  if (every === 1) return [file];
  const count = readFileSync(file, 'utf8').split('\n').length;
  const lines = Array.from({ length: count }, (_, index) => index + 1);
  return lines.filter((line) => line % every === 0).map((line) => `${file}:${line}-${line}`);
}
