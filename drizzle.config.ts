import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/src/db/tables.ts', './server/src/features/*/tables.ts'],
  out: './server/src/db/migrations',
});
