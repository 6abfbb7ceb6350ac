import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '#contract/admin/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { PhotoMigrationCard } from './photo-migration-card.tsx';

const running = { status: 'running' as const, total: 9, migrated: 2, failed: 1, errors: [] };
const noMigration = { status: 'none' as const, total: 0, migrated: 0, failed: 0, errors: [] };
const card = page.getByRole('region', { name: 'Profile photo migration' });
const button = page.getByRole('button', { name: 'Run Migration' });

beforeEach(() => fakeApi.respond(admin.photoMigration, noMigration));

it('can be run again where it does not move', async () => {
  fakeApi.respond(admin.photoMigration, running);
  fakeApi.respond(admin.migratePhotos, running);
  await renderInApp(<PhotoMigrationCard stallMs={100} />, {
    viewer: makeViewer({ isAdmin: true }),
  });
  await expect.element(page.getByText(/Nothing has moved for a while/)).toBeVisible();
  await button.click();
  await expect.poll(() => fakeApi.requests(admin.migratePhotos)).toHaveLength(1);
});

it('is not run twice while it moves', async () => {
  fakeApi.respond(admin.photoMigration, running);
  await renderInApp(<PhotoMigrationCard />, { viewer: makeViewer({ isAdmin: true }) });
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(button).toBeDisabled();
});

it('shows how far it is, then the numbers and what failed', async () => {
  await renderInApp(<PhotoMigrationCard />, { viewer: makeViewer({ isAdmin: true }) });
  await expect.element(button).toBeEnabled();
  const running = { ...noMigration, status: 'running' as const, total: 4, migrated: 1 };
  fakeApi.respond(admin.migratePhotos, () => {
    fakeApi.respond(admin.photoMigration, running);
    return running;
  });
  await button.click();
  await expect.element(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  const errors = ['Maya Okafor: there is no picture that we can read. (media.example.org)'];
  const done = { status: 'done' as const, total: 4, migrated: 3, failed: 1, errors };
  fakeApi.respond(admin.photoMigration, done);
  await expect.element(page.getByText('Migration completed!')).toBeVisible();
  await expect.element(card).toMatchTextContent(/Total4.*Migrated3.*Failed1.*Maya Okafor/);
});

it('says that it could not start', async () => {
  fakeApi.fail(admin.migratePhotos, 'forbidden', 'Not now.');
  await renderInApp(<PhotoMigrationCard />, { viewer: makeViewer({ isAdmin: true }) });
  await button.click();
  await expect.element(page.getByText('Migration failed')).toBeVisible();
  await expect.element(page.getByText('Not now.')).toBeVisible();
});
