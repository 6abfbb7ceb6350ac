import type { UploadResponse } from '#contract/uploads/contract.ts';
import type { WaitReason } from './upload-callbacks.ts';

export type UploadState =
  | { step: 'empty' }
  | { step: 'chosen'; file: File }
  /** `waitingFor`: between two attempts. */
  | { step: 'sending'; file: File; sent: number; waitingFor: WaitReason | null }
  /** All bytes are sent; the server is processing the file. */
  | { step: 'processing'; file: File }
  | { step: 'failed'; file: File; message: string; canRetry: boolean }
  | { step: 'done'; file: File; result: UploadResponse };

export type UploadEvent =
  | { type: 'choose'; file: File }
  | { type: 'remove' }
  | { type: 'start' }
  | { type: 'progress'; sent: number }
  | { type: 'wait'; reason: WaitReason }
  | { type: 'cancel' }
  | { type: 'fail'; message: string; canRetry: boolean }
  | { type: 'finish'; result: UploadResponse };

export const emptyUpload: UploadState = { step: 'empty' };

export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  if (event.type === 'choose') return { step: 'chosen', file: event.file };
  if (event.type === 'remove' || state.step === 'empty') return emptyUpload;
  const { file } = state;
  if (event.type === 'start') return { step: 'sending', file, sent: 0, waitingFor: null };
  if (!isUploading(state)) return state;
  switch (event.type) {
    case 'progress':
      return event.sent >= file.size
        ? { step: 'processing', file }
        : { step: 'sending', file, sent: event.sent, waitingFor: null };
    case 'wait':
      return { step: 'sending', file, sent: sentBytes(state), waitingFor: event.reason };
    case 'cancel':
      return { step: 'chosen', file };
    case 'fail':
      return { step: 'failed', file, message: event.message, canRetry: event.canRetry };
    case 'finish':
      return { step: 'done', file, result: event.result };
  }
}

export function isUploading({ step }: UploadState): boolean {
  return step === 'sending' || step === 'processing';
}

export function sentBytes(state: UploadState): number {
  if (state.step === 'sending') return state.sent;
  return state.step === 'processing' || state.step === 'done' ? state.file.size : 0;
}

/** Rounded down: 100 only when all bytes are sent. */
export function uploadPercent(state: UploadState): number {
  if (state.step === 'empty') return 0;
  return state.file.size > 0 ? Math.floor((100 * sentBytes(state)) / state.file.size) : 0;
}

const waitAnnouncements: Record<WaitReason, string> = {
  connection: 'Connection lost. The upload goes on when it is back.',
  turn: 'Many files are being prepared. Yours follows in a moment.',
};

/** In steps of 25 percent, so that a screen reader is not flooded. */
export function uploadAnnouncement(state: UploadState): string {
  switch (state.step) {
    case 'empty':
    case 'failed':
      return '';
    case 'chosen':
      return `${state.file.name} chosen`;
    case 'sending':
      if (state.waitingFor) return waitAnnouncements[state.waitingFor];
      return `Uploading, ${Math.floor(uploadPercent(state) / 25) * 25} percent`;
    case 'processing':
      return 'Uploaded. Processing the file.';
    case 'done':
      return `${state.file.name} is uploaded`;
  }
}
