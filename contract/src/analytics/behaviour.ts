import { z } from 'zod';

const count = z.int();

export const searchTrends = z.object({
  searchQueries: z.array(z.object({ query: z.string(), searchType: z.string(), count })),
  searchTypes: z.array(z.object({ searchType: z.string(), count })),
});

export type SearchTrends = z.output<typeof searchTrends>;

export const skillFilters = z.object({
  skills: z.array(z.object({ skillFilter: z.string(), count })),
});

export type SkillFilters = z.output<typeof skillFilters>;

export const jobEngagement = z.object({
  engagementTypes: z.array(z.object({ clickType: z.string(), count })),
  topJobs: z.array(
    z.object({ jobId: z.string(), jobTitle: z.string().nullable(), totalEngagement: count }),
  ),
});

export type JobEngagement = z.output<typeof jobEngagement>;

export const postInteractions = z.object({
  totalInteractions: count,
  /** In seconds. */
  averageViewDuration: z.number(),
  topPosts: z.array(
    z.object({
      contentId: z.string(),
      title: z.string().nullable(),
      totalViews: count,
      avgViewDuration: z.number(),
    }),
  ),
});

export type PostInteractions = z.output<typeof postInteractions>;
