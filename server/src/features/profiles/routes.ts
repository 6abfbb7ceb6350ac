import { profiles } from '#contract/profiles/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { updateProfile } from './commands/update-profile.ts';
import { getProfile } from './queries.ts';

export function profileRoutes(app: App): void {
  mount(app, profiles.update, ({ db, viewer, body }) => updateProfile(db, viewer, body));
  mount(app, profiles.get, ({ db, viewer, params }) => getProfile(db, viewer, params.id));
}
