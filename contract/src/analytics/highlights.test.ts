import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { highlights } from './highlights.ts';

const { query } = highlights.overview;

describe('the reports about highlights', () => {
  it('are read by analysts', () => {
    const routes = Object.values(highlights);
    expect(routes.map(({ method, path, access }) => `${method} ${path}: ${access}`)).toEqual([
      'GET /api/admin/text-highlighting/overview: analyst',
      'GET /api/admin/text-highlighting/methods: analyst',
      'GET /api/admin/text-highlighting/top-posts: analyst',
      'GET /api/admin/text-highlighting/snippets: analyst',
      'GET /api/admin/text-highlighting/unique: analyst',
    ]);
    for (const { summary } of routes) expect(summary).toMatch(/^[A-Z]/);
  });

  it('have ten rows of all days unless more is asked for', () => {
    expect(query.parse({})).toEqual({ limit: 10 });
    const asked = { startDate: '2031-05-01', endDate: '2031-05-02' };
    expect(query.parse({ ...asked, limit: '50' })).toEqual({ ...asked, limit: 50 });
  });

  it.each([
    [{ startDate: '2031-05-02' }, {}],
    [{ endDate: '2031-05-02' }, {}],
    [{ startDate: '2031-05-02', endDate: '2031-05-02' }, {}],
    [
      { startDate: '2031-05-03', endDate: '2031-05-02' },
      { startDate: 'Please choose a first day before the last.' },
    ],
    [{ endDate: 'today' }, { endDate: 'Please choose a day.' }],
    [{ limit: '1' }, {}],
    [{ limit: '0' }, { limit: 'This must be 1 at least.' }],
    [{ limit: '51' }, { limit: 'This must be 50 at most.' }],
    [{ limit: '1.5' }, { limit: 'This must be a whole number.' }],
  ])('are asked for with %j: %j', (asked, issues) => {
    expect(issuesOf(query, asked)).toEqual(issues);
  });
});

describe('the answers', () => {
  const text = {
    contentType: 'post',
    contentIds: ['post_1'],
    selectedText: 'a red curtain',
    uniqueUsers: 3,
    count: 4,
    lastHighlighted: '2031-05-02T19:30:00Z',
    methods: ['mouse'],
    highlightedByUsers: [
      {
        id: 'user_1',
        firstName: 'Ana',
        lastName: 'Ruiz',
        profileImageUrl: null,
        highlightCount: 2,
      },
    ],
  };

  it.each([
    [
      highlights.overview,
      { totalHighlights: 4, activeHighlighters: 3, avgSelectionLength: 13.5, highlightRate: 0.4 },
    ],
    [highlights.methods, [{ method: 'mouse', percentage: 100 }]],
    [highlights.topPosts, [{ postId: 'post_1', postTitle: null, uniqueUsers: 3, highlights: 4 }]],
    [highlights.snippets, [text]],
    [highlights.texts, [text]],
  ])('of $path hold their numbers', ({ response }, answer) => {
    expect(response.parse(answer)).toEqual(answer);
  });
});
