import { expect, it } from 'vitest';
import type { Upload } from '../../media/api.ts';
import { type Saving, uploadStage } from './upload-stage.ts';

const file = new File(['12345678'], 'reel.mp4');
const sending = (sent: number): Upload['state'] => ({
  step: 'sending',
  file,
  sent,
  waitingFor: null,
});

it.each<[string, Saving, Upload['state'], string | null]>([
  ['nothing has begun', 'no', { step: 'chosen', file }, null],
  ['the upload is asked for', 'started', { step: 'chosen', file }, 'preparing'],
  ['nothing has left yet', 'started', sending(0), 'preparing'],
  ['bytes are leaving', 'started', sending(3), 'uploading'],
  ['the server looks at the file', 'started', { step: 'processing', file }, 'processing'],
  ['the item is written', 'creating', { step: 'empty' }, 'processing'],
  ['all is done', 'created', { step: 'empty' }, 'complete'],
])('while %s', (_, saving, upload, expected) => {
  expect(uploadStage(saving, upload)).toBe(expected);
});
