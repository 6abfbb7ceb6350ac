import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chromiumProvider } from './scripts/browser/chromium-provider.ts';
import { listPackages } from './scripts/vite/list-packages.ts';

// Limits end what hangs. They claim nothing about speed: other work may leave us half of the processor.
const limits = { testTimeout: 30_000, hookTimeout: 30_000 };

// What `npm start` loads first too: it finds modules sooner.
const execArgv = ['--import=./scripts/bootstrap/resolve-hook.mjs'];

const programs = '{scripts,server/src}/**/*.program.test.ts';

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [programs],
          // What a test replaces it gives back; the modules can be shared.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          // Each starts whole programs, some with a database of their own.
          name: 'programs',
          include: [programs],
          globalSetup: ['server/src/testing/global-setup.ts'],
          fileParallelism: false,
          execArgv,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'server',
          execArgv,
          include: ['server/src/**/*.test.ts'],
          exclude: [programs],
          // Each file has a database and an app of its own; the modules can be shared.
          isolate: false,
          globalSetup: ['server/src/testing/global-setup.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          ...limits,
          exclude: ['web/src/**/*.browser.test.tsx'],
          isolate: false,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        optimizeDeps: {
          // A package that Vite finds while a test runs reloads the page, and the test with it.
          noDiscovery: true,
          include: listPackages(
            ['{contract,web}/src/**/*.{ts,tsx}'],
            ['**/!(*.browser).test.{ts,tsx}'],
          ),
        },
        test: {
          name: 'browser',
          include: ['web/src/**/*.browser.test.tsx'],
          setupFiles: ['web/src/testing/setup.ts'],
          // The setup gives each test a clean page; the modules can be shared.
          isolate: false,
          sequence: { groupOrder: 1 },
          ...limits,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            provider: chromiumProvider({
              contextOptions: {
                locale: 'en-US',
                timezoneId: 'America/New_York',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            dependencySourcemaps: false,
          },
        },
      },
    ],
  },
});
