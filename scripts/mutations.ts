import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const every = Number(values.every);

/** Shapes of answers and lists of words: the type check and whoever reads them see what is wrong with those. */
const plain = [
  'contract/src/**/contract.ts',
  'contract/src/catalogue/*.ts',
  'contract/src/notifications/*-cases.ts',
];

const parts = {
  contract: {
    mutate: ['contract/src/**/*.ts'],
    config: 'scripts/mutations/contract.config.ts',
  },
  commands: {
    mutate: [
      'server/src/features/{applications,connections,events,messages,auth,moderation}/**/commands{/**/*,}.ts',
    ],
    config: 'scripts/mutations/commands.config.ts',
  },
};

const name = positionals[0] ?? 'contract';
if (!(name in parts) || !(every >= 1)) {
  console.error(`Say npm run test:mutations -- ${Object.keys(parts).join(' or ')}, and --every=10 for a tenth of it.`);
  process.exit(1);
}
const { mutate, config } = parts[name as keyof typeof parts];
const files = globSync(mutate, { exclude: [...plain, '**/*.test.ts'] });

await new Stryker({
  mutate: files,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: config, related: false },
  concurrency: 1,
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `.cache/mutations-${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
  // Read with TypeScript's old API, which ours has no more; there is nothing in it that the copy needs changed.
  tsconfigFile: 'none',
  timeoutMS: 20_000,
}).runMutationTest();
