import { frontPage, type ShownWork } from '#contract/front-page/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';

export function frontPageRoutes(app: App, shownWorks: () => Promise<ShownWork[]>): void {
  mount(app, frontPage.works, () => shownWorks());
}
