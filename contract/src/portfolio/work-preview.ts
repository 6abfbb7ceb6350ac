import { z } from 'zod';
import { media } from '../uploads/media.ts';
import { portfolioMediaTypes } from './media-types.ts';

/** A work of a portfolio, in small. */
export const workPreview = z.object({
  id: z.string(),
  title: z.string(),
  mediaUrl: z.string(),
  mediaType: z.enum(portfolioMediaTypes),
  media: media.nullable(),
});

export type WorkPreview = z.output<typeof workPreview>;
