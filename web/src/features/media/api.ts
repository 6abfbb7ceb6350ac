import { useEffect, useReducer, useRef, useState } from 'react';
import type { ResponseOf } from '#contract/route.ts';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import type { CallableRoute } from '#web/lib/api/call.ts';
import { useWarnBeforeUnload } from '#web/lib/forms/use-warn-before-unload.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { ExistingMedia } from './existing-media-tile.tsx';
import { checkFile, type FileRejection } from './upload/check-file.ts';
import { describeUploadFailure, isFileRejected } from './upload/describe-upload-failure.ts';
import { sendFile } from './upload/send-file.ts';
import { sendFormFile } from './upload/send-in-one-request.ts';
import { type UploadCallbacks, UploadCancelled } from './upload/upload-callbacks.ts';
import {
  emptyUpload,
  isUploading,
  type UploadState,
  uploadPercent,
  uploadReducer,
} from './upload/upload-state.ts';

export { pieceOfMedia } from './list/pieces.ts';
export { type MediaList, useMediaList } from './list/use-media-list.ts';

export interface Upload {
  state: UploadState;
  /** Whole percent of the bytes sent. */
  percent: number;
  /** Whether it is being sent or processed. */
  isBusy: boolean;
  /** Accepts a file, or shows a toast that says why not. Returns whether it was accepted. */
  choose: (file: File) => boolean;
  /**
   * Sends the chosen file and resolves with the result; immediately if it has been sent before. Null when it was
   * cancelled or failed; a toast has then shown the error, and the field offers a retry.
   */
  send: () => Promise<UploadResponse | null>;
  /** Stops the upload and keeps the file. */
  cancel: () => void;
  /** Stops the upload and removes the file. */
  remove: () => void;
}

interface UploadOptions {
  describeFailure?: (error: unknown) => FileRejection;
}

/** The state of one upload, for `UploadField`. */
export function useUpload({ describeFailure = describeUploadFailure }: UploadOptions = {}): Upload {
  const [state, dispatch] = useReducer(uploadReducer, emptyUpload);
  const running = useRef<AbortController | null>(null);
  const isBusy = isUploading(state);

  useEffect(() => () => running.current?.abort(), []);

  useWarnBeforeUnload(isBusy);

  const stop = () => running.current?.abort(new UploadCancelled());

  async function send(): Promise<UploadResponse | null> {
    if (state.step === 'done') return state.result;
    if (state.step === 'empty' || isBusy) return null;
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'start' });
    try {
      const result = await sendFile(state.file, {
        signal: controller.signal,
        onProgress: (sent) => dispatch({ type: 'progress', sent }),
        onWait: (reason) => dispatch({ type: 'wait', reason }),
      });
      dispatch({ type: 'finish', result });
      return result;
    } catch (error) {
      if (controller.signal.aborted) return null;
      const failure = describeFailure(error);
      toast({ ...failure, variant: 'destructive' });
      dispatch({ type: 'fail', message: failure.description, canRetry: !isFileRejected(error) });
      return null;
    }
  }

  return {
    state,
    percent: uploadPercent(state),
    isBusy,
    choose: (file) => {
      const refusal = checkFile(file);
      if (refusal) toast({ ...refusal, variant: 'destructive' });
      else {
        stop();
        dispatch({ type: 'choose', file });
      }
      return refusal === null;
    },
    send,
    cancel: () => {
      stop();
      dispatch({ type: 'cancel' });
    },
    remove: () => {
      stop();
      dispatch({ type: 'remove' });
    },
  };
}

/** A file to upload, or the media that is already there. */
export function useAttachedMedia<Existing extends ExistingMedia>(initial: Existing | null) {
  const [existing, setExisting] = useState(initial);
  const upload = useUpload();

  /** Null when the upload failed or was cancelled; `file` is null when none was chosen. */
  async function sendChosen(): Promise<{ file: UploadResponse | null } | null> {
    if (upload.state.step === 'empty') return { file: null };
    const file = await upload.send();
    return file && { file };
  }

  return {
    upload,
    existing,
    hasFile: upload.state.step !== 'empty',
    removeExisting: () => setExisting(null),
    sendFile: sendChosen,
  };
}

export type AttachedMedia = ReturnType<typeof useAttachedMedia<ExistingMedia>>;

/** Sends one small file as multipart form data, with progress. */
export function postFile<R extends CallableRoute>(
  route: R,
  field: string,
  file: File,
  callbacks: UploadCallbacks,
): Promise<ResponseOf<R>> {
  return sendFormFile(route.path, field, file, callbacks) as Promise<ResponseOf<R>>;
}
