import { z } from 'zod';
import { limitOf, perHour } from '../limits.ts';
import { idParams } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { media } from './media.ts';

export const uploadResponse = media.omit({ alt: true }).extend({
  id: z.string(),
  mediaType: media.shape.type,
});

export type UploadResponse = z.output<typeof uploadResponse>;

/** Resumable uploads speak tus 1.0 (creation, expiration, termination) here; `finish` then says what became of the file. */
export const tusPath = '/api/uploads/tus';

const newUploads = limitOf('uploads', perHour(200));

export const uploads = {
  upload: defineRoute({
    method: 'POST',
    path: '/api/upload',
    access: 'member',
    limit: newUploads,
    summary: 'Upload one file (multipart field `file`)',
    response: uploadResponse,
    replay: false,
  }),
  begin: defineRoute({
    method: 'POST',
    path: tusPath,
    access: 'member',
    limit: newUploads,
    summary: 'Begin a resumable upload (tus: Upload-Length, Upload-Metadata with `filename`)',
    response: null,
    status: 201,
    replay: false,
  }),
  progress: defineRoute({
    method: 'GET',
    path: `${tusPath}/:id`,
    access: 'member',
    summary: 'How much of my resumable upload has arrived (tus asks by HEAD)',
    params: idParams,
    response: z.object({ offset: z.int(), size: z.int() }),
  }),
  append: defineRoute({
    method: 'PATCH',
    path: `${tusPath}/:id`,
    access: 'member',
    limit: 'none',
    summary: 'Send the next part of my resumable upload (tus: Upload-Offset)',
    params: idParams,
    response: null,
  }),
  cancel: defineRoute({
    method: 'DELETE',
    path: `${tusPath}/:id`,
    access: 'member',
    limit: 'none',
    summary: 'Give up my resumable upload (tus termination)',
    params: idParams,
    response: null,
  }),
  finish: defineRoute({
    method: 'POST',
    path: `${tusPath}/:id/finish`,
    access: 'member',
    limit: 'none',
    summary: 'Turn my complete resumable upload into a file; a repeat gives the same answer',
    params: idParams,
    response: uploadResponse,
    replay: false,
  }),
};
