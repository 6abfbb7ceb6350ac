import type { App } from '../../http/app.ts';
import { unsubscribeRoutes } from './unsubscribe/routes.ts';

export async function mailRoutes(app: App): Promise<void> {
  await app.server.register(async (server) => unsubscribeRoutes({ ...app, server }));
}
