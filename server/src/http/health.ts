import { health } from '#contract/health/contract.ts';
import { isReachable } from '../db/client.ts';
import { AppError } from '../errors/app-error.ts';
import type { App } from './app.ts';
import { mount } from './mount.ts';

export function healthRoutes(app: App): void {
  mount(app, health.live, () => ({ status: 'ok' as const }));
  mount(app, health.ready, async () => {
    if (await isReachable(app.db)) return { status: 'ready' as const };
    throw new AppError('unavailable', 'The database cannot be reached.', { retryAfterSeconds: 1 });
  });
}
