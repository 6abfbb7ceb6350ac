import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { feed } from '#contract/feed/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeEvent } from '#web/testing/make-event.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { RecentActivity } from './recent-activity.tsx';

const panel = page.getByRole('region', { name: 'Recent Activity' });

it('names four items, beginning with what is not in sight beside it', async () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  const items = titles.map(
    (title) => ({ kind: 'event', ...makeEvent({ id: title, title }) }) as const,
  );
  fakeApi.respond(feed.list, items);
  await renderInApp(<RecentActivity />);
  await expect.element(panel.getByRole('link').first()).toMatchTextContent(/Four/);
  expect(panel.getByRole('link').elements()).toHaveLength(4);
});

it('says that there is nothing, or that it did not load, and not one for the other', async () => {
  fakeApi.fail(feed.list, 'forbidden', 'Not now.');
  const { unmount } = await renderInApp(<RecentActivity />);
  await expect.element(panel).toMatchTextContent(/This did not load\./);
  await expect.element(panel).not.toMatchTextContent(/No recent activity yet/);
  await unmount();
  fakeApi.respond(feed.list, []);
  await renderInApp(<RecentActivity />);
  await expect.element(panel).toMatchTextContent(/No recent activity yet/);
});
