import { z } from 'zod';
import { projectTags } from '../catalogue/project-tags.ts';
import { id, idParams, instant, requiredText, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { media } from '../uploads/media.ts';

export const portfolioMediaTypes = [
  'image',
  'video',
  'audio',
  'youtube',
  'vimeo',
  'document',
] as const;
export type PortfolioMediaType = (typeof portfolioMediaTypes)[number];

export const portfolioItem = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  mediaUrl: z.string(),
  mediaType: z.enum(portfolioMediaTypes),
  media: media.nullable(),
  tags: z.array(z.string()),
  sortOrder: z.int().nullable(),
  createdAt: instant,
});

export type PortfolioItem = z.output<typeof portfolioItem>;

export const mostPortfolioItems = 100;

const tags = z
  .array(z.enum(projectTags, 'Please choose tags from the list'))
  .max(100)
  .transform((values) => [...new Set(values)]);

export const createPortfolioBody = z.object({
  title: requiredText(150, 'Please enter a title'),
  description: text(5_000)
    .nullish()
    .transform((value) => value || null),
  /** An upload of mine (`/uploads/…`), or an address of YouTube or Vimeo. */
  mediaUrl: requiredText(2_000, 'Please either upload a file or enter a YouTube/Vimeo URL'),
  /** Taken for what it is worth: the file or the address decides. */
  mediaType: z.enum(portfolioMediaTypes).optional(),
  tags: tags.default([]),
});

export type NewPortfolioItem = z.output<typeof createPortfolioBody>;

/** A missing key means unchanged. */
export const updatePortfolioBody = z.object({
  title: requiredText(150, 'Please enter a title').optional(),
  description: text(5_000)
    .nullable()
    .transform((value) => value || null)
    .optional(),
  mediaUrl: requiredText(
    2_000,
    'Please either upload a file or enter a YouTube/Vimeo URL',
  ).optional(),
  mediaType: z.enum(portfolioMediaTypes).optional(),
  tags: tags.optional(),
});

export type UpdatePortfolioItem = z.output<typeof updatePortfolioBody>;

export const orderMessage = 'Please name each item of your portfolio once, in its new order.';

const order = z.object({
  updates: z
    .array(z.object({ id, sortOrder: z.int().min(0).max(mostPortfolioItems) }))
    .max(mostPortfolioItems, orderMessage),
});

export type PortfolioOrder = z.output<typeof order>['updates'];

export const portfolio = {
  list: defineRoute({
    method: 'GET',
    path: '/api/portfolio/:userId',
    access: 'member',
    summary: "A member's portfolio in its own order",
    params: z.object({ userId: id }),
    response: z.array(portfolioItem),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/portfolio',
    access: 'member',
    summary: 'Add to my portfolio',
    body: createPortfolioBody,
    response: portfolioItem,
    status: 201,
  }),
  reorder: defineRoute({
    method: 'PUT',
    path: '/api/portfolio/reorder',
    access: 'member',
    summary: 'Put my whole portfolio in a new order',
    body: order,
    response: z.array(portfolioItem),
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/portfolio/:id',
    access: 'member',
    summary: 'Edit an item of mine',
    params: idParams,
    body: updatePortfolioBody,
    response: portfolioItem,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/portfolio/:id',
    access: 'member',
    summary: 'Delete an item of mine (administrators: any)',
    params: idParams,
    response: null,
  }),
};
