import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connections } from '#contract/connections/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ProfilePage } from './profile-page.tsx';

it('says why a profile did not load, and can be tried again', async () => {
  fakeApi.fail(profiles.get, 'forbidden', 'The archive is closed.');
  fakeApi.fail(connections.status, 'not_found');
  await renderInApp(<ProfilePage userId="user_jonas" />, { path: '/profile/user_jonas' });
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('Error loading profile: The archive is closed.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect(listPageLoads()).toHaveLength(1);
});
