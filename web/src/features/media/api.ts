import { useEffect, useReducer, useRef } from 'react';
import type { ResponseOf } from '#contract/route.ts';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import type { CallableRoute } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { checkFile, type FileRejection } from './upload/check-file.ts';
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

export interface Upload {
  state: UploadState;
  /** Whole percent of the bytes that have left. */
  percent: number;
  /** Whether it is under way at this moment. */
  isBusy: boolean;
  /** Takes a file, unless its size or type speaks against it; then a toast says why. Tells whether it took it. */
  choose: (file: File) => boolean;
  /**
   * Sends the chosen file and gives what became of it; at once if it has been sent already. Null when it
   * failed (a toast has said so, and the field offers to try again) or was cancelled.
   */
  send: () => Promise<UploadResponse | null>;
  /** Stops the sending and keeps the file. */
  cancel: () => void;
  /** Stops the sending and forgets the file. */
  remove: () => void;
}

interface UploadOptions {
  describeFailure?: (error: unknown) => FileRejection;
}

/** One file on its way to the server, with its true progress. Goes with `UploadField`. */
export function useUpload({ describeFailure = describeUploadFailure }: UploadOptions = {}): Upload {
  const [state, dispatch] = useReducer(uploadReducer, emptyUpload);
  const running = useRef<AbortController | null>(null);
  const isBusy = isUploading(state);

  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);

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
        onWait: () => dispatch({ type: 'wait' }),
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

/** The same file would be refused again. */
function isFileRejected(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 415);
}

/** The server says what is wrong with a file; what is wrong with the server is of no use here. */
function describeUploadFailure(error: unknown): FileRejection {
  const fallback = 'Failed to upload file. Please try again.';
  const isOurs = error instanceof ApiError && error.status >= 500;
  return {
    title: 'Upload failed',
    description: isOurs ? fallback : errorMessage(error, { fallback }),
  };
}

/** One small file to a route that takes it as a form, with its true progress. */
export function postFile<R extends CallableRoute>(
  route: R,
  field: string,
  file: File,
  callbacks: UploadCallbacks,
): Promise<ResponseOf<R>> {
  return sendFormFile(route.path, field, file, callbacks) as Promise<ResponseOf<R>>;
}
