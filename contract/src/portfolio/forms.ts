import { z } from 'zod';
import { projectTags } from '../catalogue/project-tags.ts';
import { nullableText, optionalText, requiredText } from '../primitives.ts';
import { completeWebAddress } from '../web-address.ts';
import { portfolioMediaTypes } from './media-types.ts';

const tags = z
  .array(z.enum(projectTags, 'Please choose tags from the list'))
  .max(100)
  .transform((values) => [...new Set(values)]);

/** An upload of mine (`/uploads/…`), or an address of YouTube or Vimeo. */
const mediaUrl = requiredText(
  2_000,
  'Please either upload a file or enter a YouTube/Vimeo URL',
).overwrite(completeWebAddress);

export const createPortfolioBody = z.object({
  title: requiredText(150, 'Please enter a title'),
  description: optionalText(5_000),
  mediaUrl,
  /** Taken for what it is worth: the file or the address decides. */
  mediaType: z.enum(portfolioMediaTypes).optional(),
  tags: tags.default([]),
});

export type NewPortfolioItem = z.output<typeof createPortfolioBody>;

/** A missing key means unchanged. */
export const updatePortfolioBody = z.object({
  title: requiredText(150, 'Please enter a title').optional(),
  description: nullableText(5_000).optional(),
  mediaUrl: mediaUrl.optional(),
  mediaType: z.enum(portfolioMediaTypes).optional(),
  tags: tags.optional(),
});

export type UpdatePortfolioItem = z.output<typeof updatePortfolioBody>;
