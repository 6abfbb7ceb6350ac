import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { profileViews } from '#contract/profile-views/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeLive } from '#web/testing/fake-live.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ProfileViews } from '../features/profile-views/profile-views.tsx';
import { AppShell } from './app-shell.tsx';

const viewer = makeViewer();
const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
const notice = toasts.getByText('Theo Lindqvist viewed your profile');

/** Renders the shell, whose live connection stands; the result looks at the profile. */
async function openShell(children = <h1>Jobs</h1>) {
  await renderInApp(<AppShell>{children}</AppShell>, { viewer });
  await expect.poll(() => fakeLive.open().length).toBe(1);
  const [socket] = fakeLive.open();
  socket?.accept(viewer.id);
  const data = { viewer: { firstName: 'Theo', lastName: 'Lindqvist' } };
  return () => socket?.receive({ type: 'profile_view_notification', data });
}

describe('news that somebody looked at the profile', () => {
  it('is told at once', async () => {
    const look = await openShell();
    look();
    await expect.element(notice).toBeVisible();
  });

  it('leaves the answer to what the member did, with its Undo, in its place', async () => {
    const look = await openShell();
    const { dismiss } = toast({ title: 'Removed', action: { label: 'Undo', onClick: () => {} } });
    look();
    await expect.element(toasts.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
    dismiss();
    await expect.element(notice).toBeVisible();
  });

  it('refreshes the views of the profile', async () => {
    fakeApi.respond(profileViews.stats, { weeklyViews: 1, recentViews: [] });
    const look = await openShell(<ProfileViews />);
    await expect.element(page.getByText('1', { exact: true })).toBeVisible();
    fakeApi.respond(profileViews.stats, { weeklyViews: 2, recentViews: [] });
    look();
    await expect.element(page.getByText('2', { exact: true })).toBeVisible();
  });
});
