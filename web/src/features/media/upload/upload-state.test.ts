import { describe, expect, it } from 'vitest';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import {
  emptyUpload,
  sentBytes,
  type UploadEvent,
  type UploadState,
  uploadAnnouncement,
  uploadPercent,
  uploadReducer,
} from './upload-state.ts';

const file = new File([new Uint8Array(1_000)], 'reel.mp4');
const result = { url: '/uploads/reel.mp4' } as UploadResponse;
const after = (...events: UploadEvent[]): UploadState => events.reduce(uploadReducer, emptyUpload);
const chosen: UploadEvent = { type: 'choose', file };
const started: UploadEvent = { type: 'start' };
const progress = (sent: number): UploadEvent => ({ type: 'progress', sent });

describe('an upload', () => {
  it('goes from chosen over sending and processing to done', () => {
    expect(after(chosen).step).toBe('chosen');
    expect(after(chosen, started).step).toBe('sending');
    expect(after(chosen, started, progress(400))).toMatchObject({ step: 'sending', sent: 400 });
    expect(after(chosen, started, progress(1_000)).step).toBe('processing');
    expect(after(chosen, started, progress(1_000), { type: 'finish', result })).toEqual({
      step: 'done',
      file,
      result,
    });
  });

  it('keeps what was sent while it waits for the connection, and goes on from what the server has', () => {
    const waiting = after(chosen, started, progress(600), { type: 'wait', reason: 'connection' });
    expect(waiting).toMatchObject({ waitingFor: 'connection', sent: 600 });
    expect(uploadReducer(waiting, progress(512))).toMatchObject({ waitingFor: null, sent: 512 });
  });

  it('waits again when the connection breaks before the answer has come', () => {
    expect(
      after(chosen, started, progress(1_000), { type: 'wait', reason: 'connection' }),
    ).toMatchObject({
      step: 'sending',
      waitingFor: 'connection',
      sent: 1_000,
    });
  });

  it('can be tried again after it failed, from the start', () => {
    const failed = after(chosen, started, progress(600), {
      type: 'fail',
      message: 'No.',
      canRetry: true,
    });
    expect(failed).toMatchObject({ step: 'failed', message: 'No.' });
    expect(uploadReducer(failed, started)).toMatchObject({ step: 'sending', sent: 0 });
  });

  it('keeps the file when it is cancelled, and nothing when it is removed', () => {
    expect(after(chosen, started, { type: 'cancel' })).toEqual({ step: 'chosen', file });
    expect(after(chosen, started, { type: 'remove' })).toEqual({ step: 'empty' });
  });

  it('takes no news of a sending that was cancelled or removed', () => {
    const cancelled = after(chosen, started, { type: 'cancel' });
    expect(uploadReducer(cancelled, progress(900))).toBe(cancelled);
    expect(uploadReducer(cancelled, { type: 'finish', result })).toBe(cancelled);
    expect(uploadReducer(emptyUpload, { type: 'fail', message: 'No.', canRetry: true })).toBe(
      emptyUpload,
    );
  });
});

describe('progress', () => {
  it.each([
    [0, 0, 'Uploading, 0 percent'],
    [249, 24, 'Uploading, 0 percent'],
    [250, 25, 'Uploading, 25 percent'],
    [749, 74, 'Uploading, 50 percent'],
    [999, 99, 'Uploading, 75 percent'],
    [1_000, 100, 'Uploaded. Processing the file.'],
  ])('of %i bytes is %i percent and is announced by quarters', (sent, percent, words) => {
    const state = after(chosen, started, progress(sent));
    expect(sentBytes(state)).toBe(sent);
    expect(uploadPercent(state)).toBe(percent);
    expect(uploadAnnouncement(state)).toBe(words);
  });

  it('says when the connection is gone', () => {
    expect(
      uploadAnnouncement(after(chosen, started, { type: 'wait', reason: 'connection' })),
    ).toMatch(/^Connection lost/);
  });

  it('says when others are before it', () => {
    const waiting = after(chosen, started, progress(1_000), { type: 'wait', reason: 'turn' });
    expect(waiting).toMatchObject({ step: 'sending', sent: 1_000, waitingFor: 'turn' });
    expect(uploadAnnouncement(waiting)).toMatch(/Yours follows in a moment/);
  });
});
