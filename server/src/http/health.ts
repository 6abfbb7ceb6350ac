import { health } from '#contract/health/contract.ts';
import { isReachable } from '../db/client.ts';
import { AppError } from '../errors/app-error.ts';
import { freeSpace } from '../platform/files/free-space.ts';
import type { App } from './app.ts';
import { mount } from './mount.ts';

export function healthRoutes(app: App): void {
  mount(app, health.live, () => ({ status: 'ok' as const }));
  mount(app, health.ready, async () => {
    if (await isReachable(app.db))
      return { status: 'ready' as const, uploads: await uploadState(app) };
    throw new AppError('unavailable', 'The database cannot be reached.', { retryAfterSeconds: 1 });
  });
}

async function uploadState({ config }: App): Promise<'accepted' | 'disk_full'> {
  const free = await freeSpace(config.dataDir);
  return free >= config.minFreeDisk ? 'accepted' : 'disk_full';
}
