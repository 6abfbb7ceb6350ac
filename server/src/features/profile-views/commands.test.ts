import { afterAll, beforeAll, expect, it } from 'vitest';
import { tracking } from '#contract/tracking/contract.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { createListeningApp, type ListeningApp } from '../../testing/listening-app.ts';
import { openLiveClient } from '../../testing/live-client.ts';

let app: ListeningApp;
beforeAll(async () => {
  app = await createListeningApp();
});
afterAll(() => app.close());

it('names the viewer in the open tabs of the member, once a day, and in nobody else’s', async () => {
  const viewed = await createUser(app.db);
  const viewer = await createUser(app.db, { firstName: 'Mara', lastName: 'Lind' });
  const tab = await openLiveClient(app.url, { cookie: await app.cookieOf(viewed) });
  const other = await openLiveClient(app.url, { cookie: await app.cookieOf(viewer) });
  const send = await app.as(viewer);
  const view = { contentType: 'profile' as const, contentId: viewed.id };
  const ofViews = () => tab.messages.filter(({ type }) => type === 'profile_view_notification');
  await send(tracking.viewContent, { body: view });
  await eventually(() =>
    expect(ofViews()).toEqual([
      {
        type: 'profile_view_notification',
        data: { viewer: { firstName: 'Mara', lastName: 'Lind' } },
      },
    ]),
  );
  await send(tracking.viewContent, { body: view });
  tab.send({ type: 'ping' });
  other.send({ type: 'ping' });
  await eventually(() => expect(tab.messages.at(-1)).toEqual({ type: 'pong' }));
  await eventually(() => expect(other.messages).toEqual([{ type: 'pong' }]));
  expect(ofViews()).toHaveLength(1);
  tab.socket.close();
  other.socket.close();
});
