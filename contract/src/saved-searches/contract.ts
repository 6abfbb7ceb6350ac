import { z } from 'zod';
import { jobTypes } from '../jobs/forms.ts';
import { paymentFilters } from '../jobs/payment-types.ts';
import { limitOf, perHour } from '../limits.ts';
import { idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { createSavedSearchBody, deliveries, updateSavedSearchBody } from './forms.ts';

export const savedSearch = z.object({
  id: z.string(),
  q: z.string().nullable(),
  skills: z.array(z.string()),
  school: z.string().nullable(),
  major: z.string().nullable(),
  payment: z.enum(paymentFilters),
  type: z.enum(jobTypes).nullable(),
  delivery: z.enum(deliveries),
  createdAt: instant,
});

export type SavedSearch = z.output<typeof savedSearch>;

const writtenSearches = limitOf('saved searches', perHour(100));

export const savedSearches = {
  list: defineRoute({
    method: 'GET',
    path: '/api/saved-searches',
    access: 'member',
    summary: 'The searches for jobs that I saved, newest first',
    response: z.array(savedSearch),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/saved-searches',
    access: 'member',
    limit: writtenSearches,
    summary:
      'Save a search for jobs, and be told of new ones: in the bell, by mail daily or weekly, or not',
    body: createSavedSearchBody,
    response: savedSearch,
    status: 201,
  }),
  update: defineRoute({
    method: 'PATCH',
    path: '/api/saved-searches/:id',
    access: 'member',
    limit: writtenSearches,
    summary: 'Change how I am told of what a search of mine finds',
    params: idParams,
    body: updateSavedSearchBody,
    response: savedSearch,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    access: 'member',
    limit: 'none',
    summary: 'Delete a search of mine',
    params: idParams,
    response: null,
  }),
};
