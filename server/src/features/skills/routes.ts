import { skills } from '#contract/skills/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { trendingSkills } from './trending-skills.ts';

export function skillRoutes(app: App): void {
  const trending = trendingSkills(app.db);
  mount(app, skills.trending, async ({ query }) => (await trending()).slice(0, query.limit));
}
