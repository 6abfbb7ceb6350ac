import { useEffect, useEffectEvent, useRef } from 'react';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { type Upload, useUpload } from '../media/api.ts';

/** One file, sent as soon as it is chosen. `uploaded` waits for it; null where there is none or it failed. */
export function useAttachedFile() {
  const upload = useUpload();
  const { state } = upload;
  const sending = useRef<{ file: File; result: Promise<UploadResponse | null> } | null>(null);

  const start = (file: File): Promise<UploadResponse | null> => {
    const result = upload.send();
    sending.current = { file, result };
    return result;
  };
  const startOnce = useEffectEvent((file: File) => {
    if (sending.current?.file !== file) void start(file);
  });
  const chosen = state.step === 'chosen' ? state.file : null;
  useEffect(() => {
    if (chosen) startOnce(chosen);
  }, [chosen]);

  const remove = () => {
    sending.current = null;
    upload.remove();
  };
  const attached: Upload = {
    ...upload,
    send: async () => (state.step === 'empty' ? null : start(state.file)),
    cancel: remove,
    remove,
  };
  return { upload: attached, uploaded: async () => (await sending.current?.result) ?? null };
}
