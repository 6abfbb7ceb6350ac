import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chromiumProvider } from './scripts/browser/chromium-provider.ts';
import { listPackages } from './scripts/vite/list-packages.ts';

const minute = 60_000;

export default defineConfig({
  test: {
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          // Each file has a database and an app of its own; the modules can be shared.
          isolate: false,
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          exclude: ['web/src/**/*.browser.test.tsx'],
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
          testTimeout: 2 * minute,
          hookTimeout: 2 * minute,
          expect: { poll: { timeout: minute } },
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
