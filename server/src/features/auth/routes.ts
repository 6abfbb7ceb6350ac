import { auth } from '#contract/auth/contract.ts';
import type { App, Viewer } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';

export function authRoutes(app: App): void {
  mount(app, auth.user, ({ viewer }) => viewer satisfies Viewer);
}
