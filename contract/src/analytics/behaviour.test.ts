import { expect, it } from 'vitest';
import { jobEngagement, postInteractions, searchTrends, skillFilters } from './behaviour.ts';

it.each([
  [
    'searches',
    searchTrends,
    {
      searchQueries: [{ query: 'harp', searchType: 'jobs', count: 7 }],
      searchTypes: [{ searchType: 'jobs', count: 7 }],
    },
  ],
  ['filters by skill', skillFilters, { skills: [{ skillFilter: 'Editing', count: 3 }] }],
  [
    'clicks on jobs',
    jobEngagement,
    {
      engagementTypes: [{ clickType: 'apply', count: 2 }],
      topJobs: [
        { jobId: 'job_1', jobTitle: 'Harpist', totalEngagement: 2 },
        { jobId: 'job_2', jobTitle: null, totalEngagement: 1 },
      ],
    },
  ],
  [
    'views of posts',
    postInteractions,
    {
      totalInteractions: 4,
      averageViewDuration: 2.5,
      topPosts: [{ contentId: 'post_1', title: null, totalViews: 4, avgViewDuration: 2.5 }],
    },
  ],
])('an answer about %s holds its numbers', (_, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer);
});
