import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const health = {
  live: defineRoute({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'The process lives',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/api/ready',
    access: 'public',
    summary: 'Database and migrations are there; whether there is room for uploads',
    response: z.object({ status: z.literal('ready'), uploads: z.enum(['accepted', 'disk_full']) }),
  }),
};
