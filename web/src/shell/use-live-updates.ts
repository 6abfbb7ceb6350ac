import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { feed } from '#contract/feed/contract.ts';
import { profileViews } from '#contract/profile-views/contract.ts';
import { buildPath } from '#web/lib/api/call.ts';
import { runWhenIdle } from '#web/lib/browser/run-when-idle.ts';
import { jitteredCall } from '#web/lib/live/jittered-call.ts';
import { pathsInvalidatedBy } from '#web/lib/live/live-messages.ts';
import { type LiveSocketHandlers, openLiveSocket } from '#web/lib/live/live-socket.ts';
import { clearSession, verifySession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

const profileViewToast = 4_000;
const feedNewsMaxDelay = 6_000;

export function useLiveUpdates(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (paths: string[]) => {
      for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
    };
    const profileViewPaths = [profileViews.stats, profileViews.recent].map((route) =>
      buildPath(route, { userId }),
    );
    const feedNews = jitteredCall(() => refresh([feed.countNewer.path]), feedNewsMaxDelay);
    const handlers: LiveSocketHandlers = {
      onMessage: (message) => {
        refresh(pathsInvalidatedBy(message));
        if (message.type === 'feed') feedNews.schedule();
        if (message.type !== 'profile_view_notification') return;
        refresh(profileViewPaths);
        const { firstName, lastName } = message.data.viewer;
        toast({
          title: `${firstName} ${lastName} viewed your profile`,
          duration: profileViewToast,
        });
      },
      onReturn: () => {
        refresh([...pathsInvalidatedBy({ type: 'notification' }), ...profileViewPaths]);
        feedNews.schedule();
      },
      onRefused: () => void verifySession(client),
      onSessionEnded: () => clearSession(client),
    };
    let close = () => {};
    const cancelIdle = runWhenIdle(() => {
      close = openLiveSocket(liveSocketUrl(), userId, handlers);
    });
    return () => {
      cancelIdle();
      feedNews.stop();
      close();
    };
  }, [client, userId]);
}

function liveSocketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/ws`;
}
