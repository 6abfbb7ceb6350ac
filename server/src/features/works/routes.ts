import { works } from '#contract/works/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { listWorks } from './queries/list-works.ts';

export function workRoutes(app: App): void {
  mount(app, works.list, ({ db, viewer, query }) => listWorks(db, viewer, query));
}
