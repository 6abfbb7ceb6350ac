import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { account } from '#contract/account/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { merges } from '#contract/merges/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { push } from '#contract/push/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeSecondFactorStatus } from '#web/testing/make-second-factor-status.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SettingsPage } from './settings-page.tsx';

async function openSettings(path: string) {
  fakeApi.respond(secondFactor.status, makeSecondFactorStatus());
  fakeApi.respond(auth.listSessions, []);
  fakeApi.respond(merges.findGraduation, null);
  fakeApi.respond(moderation.listBlocks, []);
  fakeApi.respond(account.listExports, []);
  fakeApi.respond(audit.listAboutMe, []);
  fakeApi.respond(push.settings, { publicKey: 'key', devices: [], quietHours: null });
  await renderInApp(<SettingsPage />, { path });
}

it('opens at the section that the address names, also when what is above it loads late', async () => {
  const release = fakeApi.hold(secondFactor.status);
  await openSettings('/settings#email');
  const section = page.getByRole('region', { name: 'E-mail' });
  await expect.element(section).toHaveFocus();
  release();
  await expect.element(page.getByRole('button', { name: 'Add a passkey' })).toBeInTheDocument();
  await expect.poll(() => Math.round(section.element().getBoundingClientRect().top)).toBe(80);
});

it('has a link to each section', async () => {
  await openSettings('/settings');
  const links = page.getByRole('navigation').getByRole('link').elements();
  const ids = links.map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(ids).toContain('my-data');
  expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([]);
  await page.getByRole('link', { name: 'My data' }).click();
  await expect.element(page.getByRole('region', { name: 'My data' })).toHaveFocus();
});

it('shows staff who must set up a second factor first only its set-up', async () => {
  fakeApi.respond(secondFactor.status, makeSecondFactorStatus());
  await renderInApp(<SettingsPage />, { viewer: makeViewer({ staffStep: 'set-up' }) });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Set up two-step sign-in');
  await expect.element(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Change Password' }))
    .not.toBeInTheDocument();
});
