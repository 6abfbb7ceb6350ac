import { discover } from '#contract/discover/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { countMembers } from './queries/count-members.ts';
import { searchMembers } from './queries/search-members.ts';

export function discoverRoutes(app: App): void {
  mount(app, discover.search, ({ db, viewer, query }) => searchMembers(db, viewer, query));
  mount(app, discover.count, ({ db, viewer, query }) => countMembers(db, viewer, query));
}
