import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { legacyMediaPath } from './path.ts';

export const legacyMedia = {
  read: defineRoute({
    method: 'GET',
    path: legacyMediaPath,
    access: 'member',
    summary: 'A file of the one legacy media host, by its address',
    query: z.object({ url: z.string('Please give the address of one file as `url`.').max(4_000) }),
    response: 'stream',
  }),
};
