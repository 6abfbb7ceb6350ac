import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { siteConfig } from '#web/lib/session/boot.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SettingsPage } from './settings-page.tsx';

it('shows an administrator without a second factor in production only its set-up', async () => {
  siteConfig.production = true;
  onTestFinished(() => {
    siteConfig.production = false;
  });
  fakeApi.respond(secondFactor.status, {
    passkeys: [],
    totpSince: null,
    recoveryCodesLeft: 0,
    supportsPasskeys: true,
    hasFreshProof: true,
  });
  await renderInApp(<SettingsPage />, { viewer: makeViewer({ isAdmin: true }) });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Set up two-step sign-in');
  await expect.element(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Change Password' }))
    .not.toBeInTheDocument();
});
