import { buildIfStale } from './web-build/build-if-stale.ts';

await buildIfStale();
