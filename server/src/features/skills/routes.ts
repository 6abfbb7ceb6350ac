import { skills } from '#contract/skills/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { listPopularSkills, listTrendingSkills } from './queries.ts';

export function skillRoutes(app: App): void {
  const trending = cacheFor(60_000, () => listTrendingSkills(app.db));
  mount(app, skills.trending, async ({ query }) => (await trending()).slice(0, query.limit));
  mount(app, skills.popular, ({ db, query }) => listPopularSkills(db, query));
}
