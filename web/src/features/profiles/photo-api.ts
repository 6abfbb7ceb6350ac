import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profiles } from '#contract/profiles/contract.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { postFile } from '../media/api.ts';
import { replacePhoto } from './photo-replace.ts';

/** Sends a photo; once it is there, every place that shows the member shows the new one. */
export function useUploadPhoto() {
  const client = useQueryClient();
  const { id } = useViewer();
  const [percent, setPercent] = useState(0);
  const mutation = useMutation({
    mutationFn: (photo: File) =>
      postFile(profiles.uploadPhoto, 'profilePhoto', photo, {
        signal: new AbortController().signal,
        onProgress: (sent) => setPercent(Math.floor((100 * sent) / photo.size)),
        onWait: () => setPercent(0),
      }),
    retry: false,
    onSuccess: ({ profileImageUrl }) => {
      const url = `${profileImageUrl}?t=${Date.now()}`;
      client.setQueriesData<unknown>({}, (data: unknown) => replacePhoto(data, id, url));
    },
  });
  return { ...mutation, percent };
}
