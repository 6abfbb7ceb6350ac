import { defineConfig } from '@playwright/test';
import { product } from './e2e/support/product.ts';
import { shuffledProjects } from './e2e/support/shuffled-projects.ts';
import { launchOptions } from './scripts/browser/launch-options.ts';

const seed = process.env.E2E_SHUFFLE;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  // Journeys of one file need not wait for each other: both workers have something to do until the end.
  fullyParallel: !seed,
  ...(seed && { projects: shuffledProjects(seed) }),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits end what hangs. They claim nothing about speed: other work may leave us half of the processor.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: product.url,
    // Recording takes longer than the journeys; what stood on the page of one that failed is printed in any case.
    trace: process.env.E2E_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    video: 'off',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that pass through a service worker reach no `page.route`; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: await launchOptions(),
  },
});
