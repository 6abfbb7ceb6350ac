import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { profileViews } from '#contract/profile-views/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ProfileViews } from './profile-views.tsx';

const hour = 3_600_000;
const names = ['Jonas', 'Priya', 'Ana', 'Wei'];
const members = names.map((firstName) =>
  makeMember({ id: `user_${firstName}`, firstName, lastName: 'Lind' }),
);
const viewedAt = new Date(Date.now() - 2 * hour).toISOString();
const stats = {
  weeklyViews: 1204,
  recentViews: members.slice(0, 3).map((member) => ({ ...member, viewedAt })),
};

const panel = page.getByRole('region', { name: 'Profile Views' });
const shownNames = () =>
  panel
    .getByRole('link')
    .elements()
    .map((link) => names.find((name) => link.textContent?.includes(`${name} Lind`)));

describe('ProfileViews', () => {
  it('shows the count of the week and three viewers with their time', async () => {
    fakeApi.respond(profileViews.stats, stats);
    await renderInApp(<ProfileViews />);
    await expect.element(panel.getByText('1,204')).toBeVisible();
    await expect.element(panel.getByText('This Week')).toBeVisible();
    expect(shownNames()).toEqual(['Jonas', 'Priya', 'Ana']);
    expect(panel.getByText('2 hours ago').elements()).toHaveLength(3);
    await expect
      .element(panel.getByRole('link').first())
      .toHaveAttribute('href', '/profile/user_Jonas');
    expect(fakeApi.requests(profileViews.recent)).toEqual([]);
    await expect
      .poll(() => fakeApi.requests(profileViews.stats)[0])
      .toMatchObject({
        params: { userId: 'user_viewer' },
      });
  });

  it('shows everyone without times by a toggle, and goes back', async () => {
    fakeApi.respond(profileViews.stats, stats);
    fakeApi.respond(
      profileViews.recent,
      members.map((viewer) => ({ viewer, viewedAt })),
    );
    await renderInApp(<ProfileViews />);
    const toggle = panel.getByRole('button', { name: 'All views' });
    await toggle.click();
    await expect.poll(shownNames).toEqual(names);
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(panel.getByText('2 hours ago').elements()).toEqual([]);
    await expect
      .poll(() => fakeApi.requests(profileViews.recent)[0])
      .toMatchObject({ query: { limit: 50 } });
    await toggle.click();
    await expect.poll(shownNames).toEqual(['Jonas', 'Priya', 'Ana']);
  });

  it('says that nobody came yet', async () => {
    fakeApi.respond(profileViews.stats, { weeklyViews: 0, recentViews: [] });
    await renderInApp(<ProfileViews />);
    await expect.element(panel.getByText(/Nobody has viewed your profile yet/)).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'All views' })).not.toBeInTheDocument();
  });

  it('tells a member who hides views how to change it, and asks for nothing', async () => {
    await renderInApp(<ProfileViews />, { viewer: makeViewer({ hideProfileViews: true }) });
    await expect.element(panel.getByText("You're invisible")).toBeVisible();
    await expect
      .element(panel.getByRole('link', { name: 'Settings' }))
      .toHaveAttribute('href', '/settings');
    expect(fakeApi.requests(profileViews.stats)).toEqual([]);
  });

  it('shows that it loads', async () => {
    fakeApi.respond(profileViews.stats, stats);
    const release = fakeApi.hold(profileViews.stats);
    await renderInApp(<ProfileViews />);
    await expect
      .element(panel.getByRole('status', { name: 'Loading profile views' }))
      .toBeVisible();
    release();
    await expect.element(panel.getByText('1,204')).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    fakeApi.fail(profileViews.stats, 'forbidden', 'Not for you.');
    await renderInApp(<ProfileViews />);
    await expect.element(panel.getByText('Not for you.')).toBeVisible();
    fakeApi.respond(profileViews.stats, stats);
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(panel.getByText('1,204')).toBeVisible();
  });

  it('says that the whole list failed, and keeps the count', async () => {
    fakeApi.respond(profileViews.stats, stats);
    fakeApi.fail(profileViews.recent, 'forbidden', 'Not for you.');
    await renderInApp(<ProfileViews />);
    await panel.getByRole('button', { name: 'All views' }).click();
    await expect.element(panel.getByText('Not for you.')).toBeVisible();
    await expect.element(panel.getByText('1,204')).toBeVisible();
  });
});
