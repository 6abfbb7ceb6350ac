import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../../http/app.ts';
import { sendCalendar } from '../../http/files/send-calendar.ts';
import { mount } from '../../http/mount.ts';
import { calendarFile } from '../../platform/calendar/calendar-file.ts';
import { serverKey } from '../../platform/server-key.ts';
import { createFeed, revokeFeed } from './commands.ts';
import { feedToken, readFeedToken } from './feed-token.ts';
import { findFeedId, findFeedOwner, listFeedEvents } from './queries.ts';

export function calendarFeedRoutes(app: App): void {
  const key = serverKey(app, 'calendar');
  const presentFeed = (feedId: string | null) => ({
    url: feedId && `${app.publicUrl()}/api/calendar/${feedToken(key, feedId)}.ics`,
  });

  mount(app, calendarFeed.get, async ({ db, viewer }) =>
    presentFeed(await findFeedId(db, viewer.id)),
  );
  mount(app, calendarFeed.create, async ({ db, viewer }) =>
    presentFeed(await createFeed(db, viewer.id)),
  );
  mount(app, calendarFeed.revoke, ({ db, viewer }) => revokeFeed(db, viewer.id));

  mount(app, calendarFeed.read, async ({ db, params, reply }) => {
    const feedId = readFeedToken(key, params.token);
    const userId = feedId && (await findFeedOwner(db, feedId));
    if (!userId) throw new AppError('not_found', 'This calendar address is no longer in use.');
    const entries = (await listFeedEvents(db, userId)).map((event) => ({
      ...event,
      description: null,
      url: app.publicUrl() + pathTo('event', { eventId: event.id }),
    }));
    sendCalendar(reply, calendarFile(entries, 'Callboard', app.clock.now()), 'callboard.ics');
  });
}
