import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { jitteredCall } from '#web/lib/live/jittered-call.ts';
import { watchedWork } from '#web/lib/live/watched-work.ts';
import { refreshComments } from './comment-cache.ts';
import { type Work, workKey } from './work.ts';

/** Many pages hear of a comment at the same moment. */
const maxDelay = 300;

/** Keeps the comments, their number and whether they are open as they are on the server. */
export function useLiveComments(work: Work): void {
  const client = useQueryClient();
  const { on, id } = work;
  const refresh = useEffectEvent(() => {
    void refreshComments(client, work);
    void client.invalidateQueries({ queryKey: workKey(work) });
  });
  useEffect(() => {
    const soon = jitteredCall(() => refresh(), maxDelay);
    const end = watchedWork.watch({ on, id }, soon.schedule);
    return () => {
      end();
      soon.stop();
    };
  }, [on, id]);
}
