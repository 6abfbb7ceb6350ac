import { bootstrap } from './bootstrap/bootstrap.mjs';

// glibc keeps what each of many threads freed, and reads this only when a process begins (docs/decisions/0031).
const env = process.platform === 'linux' ? { MALLOC_ARENA_MAX: '2' } : {};

await bootstrap('start.ts', { env });
