import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { applications } from '#contract/applications/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { Route } from '#contract/route.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeLive } from '#web/testing/fake-live.ts';
import { makeApplication } from '#web/testing/make-application.ts';
import { makeJob } from '#web/testing/make-job.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { MyApplicationsPanel } from '../features/applications/my-applications-panel.tsx';
import { noConnection } from '../features/connections/connection-changes.ts';
import { ConnectionRequests } from '../features/connections/connection-requests.tsx';
import { Waiting } from '../features/feed/waiting/waiting.tsx';
import { SavedPanel } from '../features/jobs/saved-panel.tsx';
import { AppShell } from './app-shell.tsx';

const viewer = makeViewer();
const renamed: Route[] = [
  applications,
  connections,
  conversations,
  feed,
  jobs,
  notifications,
  profiles,
].flatMap((table) => Object.values(table));
const paths = renamed.map(({ path }) => path);

beforeEach(() => {
  for (const route of renamed) route.path = route.path.replace('/api/', '/api/renamed/') as '/api/';
});

afterEach(() => {
  renamed.forEach((route, index) => {
    route.path = paths[index] ?? route.path;
  });
});

const counted = (count: number) => ({ count, isMore: false });
const waiting = (requests: number) => ({
  applications: counted(0),
  applicants: counted(0),
  saved: counted(0),
  requests: counted(requests),
  closing: [],
});

describe('a screen whose routes are called otherwise', () => {
  it('is refreshed by a live message', async () => {
    fakeApi.respond(notifications.count, { count: 1 });
    fakeApi.respond(applications.listMine, [makeApplication()]);
    await renderInApp(
      <AppShell>
        <MyApplicationsPanel />
      </AppShell>,
      { viewer },
    );
    await expect
      .element(page.getByRole('button', { name: 'Notifications, 1 unread' }))
      .toBeVisible();
    await expect.poll(() => fakeLive.open().length).toBe(1);
    const [socket] = fakeLive.open();
    socket?.accept(viewer.id);
    fakeApi.respond(notifications.count, { count: 2 });
    fakeApi.respond(applications.listMine, []);
    socket?.receive({ type: 'notification' });
    await expect
      .element(page.getByRole('button', { name: 'Notifications, 2 unread' }))
      .toBeVisible();
    await expect.element(page.getByText('You have not applied to anything yet.')).toBeVisible();
  });

  it('is refreshed by what the member does to another', async () => {
    const ana = {
      ...makeMember({ id: 'user_ana', firstName: 'Ana', lastName: 'Lind' }),
      connectionId: 'conn_ana',
      note: null,
      requestedAt: '2026-01-05T12:00:00.000Z',
    };
    fakeApi.respond(connections.requests, [ana]);
    fakeApi.respond(feed.waiting, waiting(1));
    fakeApi.respond(connections.respond, { ...noConnection, status: 'accepted' });
    await renderInApp(
      <>
        <Waiting />
        <ConnectionRequests />
      </>,
      { viewer },
    );
    await expect.element(page.getByRole('link', { name: 'Requests 1' })).toBeVisible();
    const accept = page.getByRole('button', { name: 'Accept the request of Ana Lind' });
    await expect.element(accept).toBeVisible();
    fakeApi.respond(connections.requests, []);
    fakeApi.respond(feed.waiting, waiting(0));
    const asked = () => fakeApi.requests(connections.requests).length;
    const askedBefore = asked();
    await accept.click();
    await expect.element(page.getByRole('link', { name: 'Requests 0' })).toBeVisible();
    await expect.poll(asked).toBeGreaterThan(askedBefore);
  });

  it('is refreshed by what the member does on it', async () => {
    fakeApi.respond(savedSearches.list, []);
    fakeApi.respond(jobs.listSaved, [makeJob({ isSaved: true })]);
    fakeApi.respond(jobs.unsave);
    await renderInApp(<SavedPanel />, { viewer });
    const save = page.getByRole('button', { name: 'Save', exact: false, pressed: true });
    await expect.element(save).toBeVisible();
    fakeApi.respond(jobs.listSaved, []);
    await save.click();
    await expect.element(page.getByText('No saved jobs')).toBeVisible();
  });
});
