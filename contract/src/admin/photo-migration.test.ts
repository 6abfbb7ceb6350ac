import { expect, it } from 'vitest';
import { photoMigration } from './photo-migration.ts';

it.each(['none', 'running', 'done', 'failed'])('a migration may be %s', (status) => {
  const state = { status, total: 3, migrated: 2, failed: 1, errors: ['One photo is gone.'] };
  expect(photoMigration.parse(state)).toEqual(state);
});
