import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'server/src/features/{applications,connections,events,messages,auth,moderation,jobs,comments}/**/*.test.ts',
    ],
    isolate: false,
    globalSetup: ['server/src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
