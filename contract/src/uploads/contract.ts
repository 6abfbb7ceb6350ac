import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { media } from './media.ts';

export const uploadResponse = media.omit({ alt: true }).extend({
  id: z.string(),
  mediaType: media.shape.type,
});

export type UploadResponse = z.output<typeof uploadResponse>;

export const tusPath = '/api/uploads/tus';

export const uploads = {
  upload: defineRoute({
    method: 'POST',
    path: '/api/upload',
    access: 'member',
    summary: 'Upload one file (multipart field `file`)',
    response: uploadResponse,
    replay: false,
  }),
};
