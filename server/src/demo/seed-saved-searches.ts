import { createSavedSearchBody } from '#contract/saved-searches/forms.ts';
import type { Db } from '../db/client.ts';
import { createSavedSearch } from '../features/saved-searches/commands/save-search.ts';
import { savedSearches } from './data/saved-searches.ts';
import { demoId } from './demo-ids.ts';

export async function seedSavedSearches(tx: Db): Promise<void> {
  for (const { member, ...search } of savedSearches) {
    await createSavedSearch(tx, { id: demoId.user(member) }, createSavedSearchBody.parse(search));
  }
}
