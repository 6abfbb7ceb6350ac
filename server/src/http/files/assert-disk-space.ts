import { AppError } from '../../errors/app-error.ts';
import { freeSpace } from '../../platform/files/free-space.ts';
import type { App } from '../app.ts';

/** Throws where a file of this size would leave less free space than the database needs to go on. */
export async function assertDiskSpace({ config }: App, bytes = 0): Promise<void> {
  if ((await freeSpace(config.dataDir)) - bytes >= config.minFreeDisk) return;
  throw new AppError(
    'unavailable',
    'There is no room for files right now. Everything else works; please try again later.',
    { retryAfterSeconds: 600 },
  );
}
