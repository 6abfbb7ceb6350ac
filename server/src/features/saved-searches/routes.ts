import { savedSearches } from '#contract/saved-searches/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { createSavedSearch, removeSavedSearch, updateSavedSearch } from './commands/save-search.ts';
import { listSavedSearches } from './queries/list-saved-searches.ts';

export function savedSearchRoutes(app: App): void {
  mount(app, savedSearches.list, ({ db, viewer }) => listSavedSearches(db, viewer));
  mount(app, savedSearches.create, ({ db, viewer, body }) => createSavedSearch(db, viewer, body));
  mount(app, savedSearches.update, ({ db, viewer, params, body }) =>
    updateSavedSearch(db, viewer, params.id, body),
  );
  mount(app, savedSearches.remove, ({ db, viewer, params }) =>
    removeSavedSearch(db, viewer, params.id),
  );
}
