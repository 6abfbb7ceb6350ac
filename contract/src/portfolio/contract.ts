import { z } from 'zod';
import { changes, limitOf, perHour } from '../limits.ts';
import { id, idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { media } from '../uploads/media.ts';
import { createPortfolioBody, updatePortfolioBody } from './forms.ts';
import { portfolioMediaTypes } from './media-types.ts';

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
  commentCount: z.int(),
  isCommentingOpen: z.boolean(),
  createdAt: instant,
});

export type PortfolioItem = z.output<typeof portfolioItem>;

export const mostPortfolioItems = 100;

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
    limit: limitOf('works', perHour(100)),
    summary: 'Add to my portfolio',
    body: createPortfolioBody,
    response: portfolioItem,
    status: 201,
  }),
  reorder: defineRoute({
    method: 'PUT',
    path: '/api/portfolio/reorder',
    access: 'member',
    limit: changes,
    summary: 'Put my whole portfolio in a new order',
    body: order,
    response: z.array(portfolioItem),
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/portfolio/:id',
    access: 'member',
    limit: changes,
    summary: 'Edit an item of mine',
    params: idParams,
    body: updatePortfolioBody,
    response: portfolioItem,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/portfolio/:id',
    access: 'member',
    limit: 'none',
    audit: ['portfolio.remove'],
    summary: 'Delete an item of mine (administrators: any)',
    params: idParams,
    response: null,
  }),
};
