import { linkNativeLibraries } from '#server/db/embedded/link-native-libraries.ts';
import { getPostgresBinaries } from '#server/db/embedded/postgres-binaries.ts';
import { buildIfStale } from './web-build/build-if-stale.ts';

/** `npm run build`: all that a start prepares in this folder, for a server that may not write to it. */
await buildIfStale();
const postgres = await getPostgresBinaries().catch(() => null);
if (postgres) await linkNativeLibraries(postgres.packageFolder);
