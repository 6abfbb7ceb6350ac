import { welcome } from '#contract/welcome/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { goToWelcomeStep } from './commands.ts';
import { listPopularStudies } from './queries.ts';

export function welcomeRoutes(app: App): void {
  const studies = cacheFor(60_000, () => listPopularStudies(app.db));
  mount(app, welcome.studies, () => studies());
  mount(app, welcome.goTo, ({ db, viewer, body }) => goToWelcomeStep(db, viewer, body.step));
}
