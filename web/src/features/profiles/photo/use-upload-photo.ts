import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { profiles } from '#contract/profiles/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { postFile } from '../../media/api.ts';
import { replacePhoto } from './replace-photo.ts';

/** Updates every cached query that contains the member. */
export function useUploadPhoto() {
  const client = useQueryClient();
  const { id } = useViewer();
  /** Null while waiting for a connection. */
  const [percent, setPercent] = useState<number | null>(0);
  const sending = useRef<AbortController | null>(null);
  const mutation = useMutation({
    mutationFn: (photo: File) => {
      sending.current = new AbortController();
      return postFile(profiles.uploadPhoto, 'profilePhoto', photo, {
        signal: sending.current.signal,
        onProgress: (sent) => setPercent(Math.floor((100 * sent) / photo.size)),
        onWait: () => setPercent(null),
      });
    },
    retry: false,
    onSuccess: ({ profileImageUrl }) => {
      const url = `${profileImageUrl}?t=${Date.now()}`;
      client.setQueriesData<unknown>({}, (data: unknown) => replacePhoto(data, id, url));
    },
  });
  return { ...mutation, percent, cancel: () => sending.current?.abort() };
}
