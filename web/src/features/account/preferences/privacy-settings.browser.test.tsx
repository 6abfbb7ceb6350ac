import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { account } from '#contract/account/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { ViewerContext } from '#web/lib/session/viewer.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { PrivacySettings } from './privacy-settings.tsx';

const views = page.getByRole('switch', { name: /Hide profile views/ });
const counted = page.getByRole('switch', { name: /Count what I use/ });
const courses = page.getByRole('switch', { name: /Hide my courses/ });

/** As in the application, where the viewer is what the cache holds. */
function Settings() {
  const { data } = useQuery(currentUserQuery);
  return (
    <ViewerContext value={data ?? null}>
      <PrivacySettings />
    </ViewerContext>
  );
}

async function open(): Promise<void> {
  fakeApi.respond(auth.user, makeViewer());
  await renderInApp(<Settings />);
}

describe('PrivacySettings', () => {
  it('hides profile views at once, and says so when it is done', async () => {
    fakeApi.respond(account.setProfileViews, { hideProfileViews: true });
    const release = fakeApi.hold(account.setProfileViews);
    await open();
    await expect.element(views).not.toBeChecked();
    await views.click();
    await expect.element(views).toBeChecked();
    release();
    await expect.element(page.getByText('Privacy Settings Updated')).toBeVisible();
    await expect
      .poll(() => fakeApi.requests(account.setProfileViews)[0]?.body)
      .toEqual({ hideProfileViews: true });
  });

  it('shows work to strangers only when it is switched on, and says what they see', async () => {
    fakeApi.respond(account.setFrontPage, { showWorkToStrangers: true });
    await open();
    const shown = page.getByRole('switch', { name: /Show my work on the front page/ });
    await expect.element(shown).not.toBeChecked();
    await expect.element(page.getByText(/The first picture of your portfolio/)).toBeVisible();
    await shown.click();
    await expect.element(shown).toBeChecked();
    await expect
      .poll(() => fakeApi.requests(account.setFrontPage)[0]?.body)
      .toEqual({ showWorkToStrangers: true });
  });

  it('puts the switch back when it fails', async () => {
    fakeApi.fail(account.setProfileViews, 'internal');
    const release = fakeApi.hold(account.setProfileViews);
    await open();
    await views.click();
    await expect.element(views).toBeChecked();
    release();
    await expect.element(page.getByText('Failed to update privacy settings')).toBeVisible();
    await expect.element(views).not.toBeChecked();
  });

  it('says what is deleted, and stops counting at once', async () => {
    fakeApi.respond(account.setAnalyticsChoice, { analytics: false, highlights: false });
    await open();
    await expect
      .element(page.getByText(/searches and clicks.*those kept of you are deleted/))
      .toBeVisible();
    await expect.element(counted).toBeChecked();
    await counted.click();
    await expect.element(counted).not.toBeChecked();
    await expect.element(page.getByText('Privacy Settings Updated')).toBeVisible();
    expect(fakeApi.requests(account.setAnalyticsChoice).map(({ body }) => body)).toEqual([
      { analytics: false },
    ]);
  });

  it('hides courses with the same words', async () => {
    fakeApi.respond(profiles.update, makeViewer({ hideCourses: true }));
    await open();
    await courses.click();
    await expect.element(courses).toBeChecked();
    await expect.element(page.getByText('Privacy Settings Updated')).toBeVisible();
    fakeApi.fail(profiles.update, 'unavailable', 'Please try again in a minute.');
    await courses.click();
    await expect.element(page.getByText('Failed to update privacy settings')).toBeVisible();
    await expect.element(page.getByText('Please try again in a minute.')).toBeVisible();
    await expect.element(courses).toBeChecked();
  });
});
