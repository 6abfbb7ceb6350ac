import { z } from 'zod';
import { projectTags } from '../catalogue/project-tags.ts';
import { portfolioItem } from '../portfolio/contract.ts';
import { pageQuery, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { mediaKinds } from '../uploads/media.ts';
import { userSummary } from '../users/contract.ts';

/** A portfolio item and who made it. */
export const work = portfolioItem.extend({ maker: userSummary });

export type Work = z.output<typeof work>;

export const workFilters = z.object({
  q: text(200).optional(),
  tag: z.enum(projectTags).optional(),
  school: text(100).optional(),
  major: text(100).optional(),
  /** A film on YouTube or Vimeo is a video. */
  type: z.enum(mediaKinds).optional(),
});

export type WorkFilters = z.output<typeof workFilters>;

const worksPerPage = 24;

export const works = {
  list: defineRoute({
    method: 'GET',
    path: '/api/works',
    access: 'member',
    summary: 'What members have hung in their portfolios, newest first',
    query: workFilters.extend({
      ...pageQuery.shape,
      limit: pageQuery.shape.limit.unwrap().default(worksPerPage),
    }),
    response: z.array(work),
    paged: true,
  }),
};
