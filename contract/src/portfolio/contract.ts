import { z } from 'zod';
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

const tags = z
  .array(text(60))
  .max(21)
  .transform((values) => [...new Set(values.filter(Boolean))]);

export const createPortfolioBody = z.object({
  title: requiredText(150, 'Please enter a title'),
  description: text(5_000)
    .nullish()
    .transform((value) => value || null),
  mediaUrl: requiredText(2_000, 'Please either upload a file or enter a YouTube/Vimeo URL'),
  mediaType: z.enum(portfolioMediaTypes).optional(),
  tags: tags.default([]),
});

export const updatePortfolioBody = z.object({
  title: requiredText(150, 'Please enter a title').optional(),
  description: text(5_000).nullable().optional(),
  mediaUrl: text(2_000).min(1).optional(),
  mediaType: z.enum(portfolioMediaTypes).optional(),
  tags: tags.optional(),
});

const order = z.object({
  updates: z.array(z.object({ id, sortOrder: z.int().min(0).max(10_000) })).max(500),
});

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
    summary: 'Delete an item of mine',
    params: idParams,
    response: null,
  }),
};
