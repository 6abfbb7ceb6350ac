import type { QueryClient } from '@tanstack/react-query';
import { feed } from '#contract/feed/contract.ts';
import { paths } from '#contract/paths.ts';
import { profileViews } from '#contract/profile-views/contract.ts';
import type { Route } from '#contract/route.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { jitteredCall } from '#web/lib/live/jittered-call.ts';
import { emitLive } from '#web/lib/live/live-listeners.ts';
import { routesInvalidatedBy } from '#web/lib/live/live-messages.ts';
import { openLiveSocket } from '#web/lib/live/live-socket.ts';
import { repeatedCall } from '#web/lib/live/repeated-call.ts';
import { watchShownPage } from '#web/lib/live/watch-shown-page.ts';
import { watchedWork } from '#web/lib/live/watched-work.ts';
import { clearSession, verifySession } from '#web/lib/session/session.ts';
import { keepSuspensionNotice } from '#web/lib/session/suspension-notice.ts';
import { toastNews } from '#web/ui/toast/toast-store.ts';

const profileViewToast = 4_000;
const feedNewsMaxDelay = 6_000;
/** On a busy day there is something new every few seconds, and it need not be counted each time. */
const feedNewsInterval = 30_000;
const shellRoutes = [
  ...routesInvalidatedBy({ type: 'notification' }),
  ...routesInvalidatedBy({ type: 'conversation', conversationId: '' }),
];
/** While the live channel is down. */
export const pollEvery = 30_000;

/** Refreshes what live messages say is stale; returns the function that ends it. */
export function startLiveUpdates(client: QueryClient, userId: string): () => void {
  const refresh = (routes: Route | Route[]) => void invalidate(client, routes);
  const refreshProfileViews = () =>
    void invalidate(client, [profileViews.stats, profileViews.recent], { params: { userId } });
  const refreshAll = () => {
    refresh(shellRoutes);
    refreshProfileViews();
    watchedWork.notify();
  };
  const feedNews = jitteredCall(() => refresh(feed.countNewer), feedNewsMaxDelay, feedNewsInterval);
  const polling = repeatedCall(() => {
    refreshAll();
    emitLive({ type: 'missed' });
  }, pollEvery);
  let afterSession: string | undefined;
  polling.start();
  const stopShowing = watchShownPage();
  const close = openLiveSocket(liveSocketUrl(), userId, {
    onMessage: (message) => {
      if (message.type === 'ready') polling.stop();
      refresh(routesInvalidatedBy(message));
      emitLive(message.type === 'ready' ? { type: 'missed' } : message);
      if (message.type === 'suspended') {
        keepSuspensionNotice(message.message);
        afterSession = `${paths.auth}?error=suspended`;
      }
      if (message.type === 'feed') feedNews.schedule();
      if (message.type === 'comments') watchedWork.notify(message.work);
      if (message.type !== 'profile_view_notification') return;
      refreshProfileViews();
      const { firstName, lastName } = message.data.viewer;
      toastNews({
        title: `${firstName} ${lastName} viewed your profile`,
        duration: profileViewToast,
      });
    },
    onLost: polling.start,
    onReady: (isReturn) => {
      if (!isReturn) return refresh(shellRoutes);
      refreshAll();
      feedNews.schedule();
    },
    onRefused: () => void verifySession(client),
    onSessionEnded: () => clearSession(client, afterSession),
  });
  return () => {
    polling.stop();
    feedNews.stop();
    stopShowing();
    close();
  };
}

function liveSocketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/ws`;
}
