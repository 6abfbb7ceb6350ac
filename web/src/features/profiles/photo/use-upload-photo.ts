import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { profiles } from '#contract/profiles/contract.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { postFile } from '../../media/api.ts';
import { replacePhoto } from './replace-photo.ts';

/** Updates every cached query that contains the member. */
export function useUploadPhoto({ onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  const { id } = useViewer();
  /** Null while waiting for a connection. */
  const [percent, setPercent] = useState<number | null>(0);
  const sending = useRef<AbortController | null>(null);
  const mutation = useMutation({
    mutationFn: async (render: () => Promise<File>) => {
      const { signal } = (sending.current = new AbortController());
      const photo = await render();
      return postFile(profiles.uploadPhoto, 'profilePhoto', photo, {
        signal,
        onProgress: (sent) => setPercent(Math.floor((100 * sent) / photo.size)),
        onWait: () => setPercent(null),
      });
    },
    meta: {
      failure: (error) =>
        sending.current?.signal.aborted
          ? null
          : { title: 'Upload failed', fallback: statusMessage(error) },
    },
    retry: false,
    onSuccess: ({ profileImageUrl }) => {
      const url = `${profileImageUrl}?t=${Date.now()}`;
      client.setQueriesData<unknown>({}, (data: unknown) => replacePhoto(data, id, url));
      onSuccess?.();
    },
  });
  return { ...mutation, percent, cancel: () => sending.current?.abort() };
}

/** For an answer without a message, such as a proxy's error page. */
function statusMessage(error: unknown): string {
  const answered = error instanceof ApiError ? `The server answered ${error.status}. ` : '';
  return `${answered}Please try again.`;
}
