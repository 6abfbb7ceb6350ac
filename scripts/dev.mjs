import { bootstrap } from './bootstrap/bootstrap.mjs';

await bootstrap('dev.ts', { withDev: true });
