import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { feed } from '#contract/feed/contract.ts';
import { type LiveHandlers, openLive } from '#web/lib/live.ts';
import { refreshedBy } from '#web/lib/live-messages.ts';
import { confirmSession, leave } from '#web/lib/session.ts';
import { spreadOut } from '#web/lib/spread-out.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { toast } from '#web/ui/toast-store.ts';

const profileViewToast = 4_000;
const feedNewsWithin = 6_000;

/** Listens to the server for as long as the member is signed in. */
export function useLive(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (paths: string[]) => {
      for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
    };
    const feedNews = spreadOut(() => refresh([feed.countNewer.path]), feedNewsWithin);
    const handlers: LiveHandlers = {
      onMessage: (message) => {
        refresh(refreshedBy(message));
        if (message.type === 'feed') feedNews.ask();
        if (message.type !== 'profile_view_notification') return;
        const { firstName, lastName } = message.data.viewer;
        toast({
          title: `${firstName} ${lastName} viewed your profile`,
          duration: profileViewToast,
        });
      },
      onReturn: () => {
        refresh(refreshedBy({ type: 'notification' }));
        feedNews.ask();
      },
      onRefused: () => void confirmSession(client),
      onSessionEnded: () => leave(client),
    };
    let close = () => {};
    const takeBack = whenIdle(() => {
      close = openLive(addressOfLive(), userId, handlers);
    });
    return () => {
      takeBack();
      feedNews.stop();
      close();
    };
  }, [client, userId]);
}

function addressOfLive(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/ws`;
}
