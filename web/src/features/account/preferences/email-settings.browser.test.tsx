import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { account } from '#contract/account/contract.ts';
import { emailPreferences } from '#contract/account/forms.ts';
import { auth } from '#contract/auth/contract.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { ViewerContext } from '#web/lib/session/viewer.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { EmailSettings } from './email-settings.tsx';

const named = (name: RegExp) => page.getByRole('switch', { name });
const matches = named(/Job matches/);
const digest = named(/Weekly digest/);

/** As in the application, where the viewer is what the cache holds. */
function Settings() {
  const { data } = useQuery(currentUserQuery);
  return (
    <ViewerContext value={data ?? null}>
      <EmailSettings />
    </ViewerContext>
  );
}

async function open(part = {}) {
  fakeApi.respond(auth.user, makeViewer(part));
  return renderInApp(<Settings />, { viewer: makeViewer(part) });
}

describe('EmailSettings', () => {
  it('has a switch for each preference, as it is set', async () => {
    await open({ emailProfileViews: false });
    await expect.element(digest).toBeChecked();
    expect(page.getByRole('switch').elements()).toHaveLength(
      Object.keys(emailPreferences.shape).length,
    );
    await expect.element(named(/Profile views/)).not.toBeChecked();
    for (const name of [/Activity/, /Job matches/, /Connection requests/, /Job applications/])
      await expect.element(named(name)).toBeChecked();
  });

  it('sends only what was changed, by keyboard too, and says so', async () => {
    fakeApi.respond(account.setEmailPreferences, { ...makeViewer(), emailDigest: false });
    await open();
    digest.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(digest).not.toBeChecked();
    await expect.element(page.getByText('Email Settings Updated')).toBeVisible();
    await expect
      .poll(() => fakeApi.requests(account.setEmailPreferences).map(({ body }) => body))
      .toEqual([{ emailDigest: false }]);
  });

  it('puts one switch back when it fails, and leaves another that was changed meanwhile', async () => {
    fakeApi.respond(account.setEmailPreferences, { ...makeViewer(), emailDigest: false });
    await open();
    await digest.click();
    await expect.element(page.getByText('Email Settings Updated')).toBeVisible();
    fakeApi.respond(auth.user, makeViewer({ emailDigest: false }));
    fakeApi.fail(account.setEmailPreferences, 'internal');
    await matches.click();
    await expect.element(page.getByText('Failed to update email settings')).toBeVisible();
    await expect.element(matches).toBeChecked();
    await expect.element(digest).not.toBeChecked();
  });

  it('shows what another tab has changed', async () => {
    const { client } = await open();
    await expect.element(digest).toBeChecked();
    fakeApi.respond(auth.user, makeViewer({ emailDigest: false }));
    await invalidate(client, auth.user);
    await expect.element(digest).not.toBeChecked();
  });
});
