import { type CommunityStats, users } from '#contract/users/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';

export function userRoutes(app: App, communityStats: () => Promise<CommunityStats>): void {
  mount(app, users.communityStats, () => communityStats());
}
