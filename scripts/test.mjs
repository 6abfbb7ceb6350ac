import { bootstrap } from './bootstrap/bootstrap.mjs';

await bootstrap('test.ts', { withDev: true });
