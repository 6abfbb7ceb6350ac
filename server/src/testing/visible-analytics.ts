import { analytics } from '#contract/analytics/contract.ts';
import { highlights } from '#contract/analytics/highlights.ts';
import { presence } from '#contract/presence/contract.ts';
import { once } from './ask-route.ts';
import { type Fields, fields } from './field-rules.ts';
import { person } from './visible-people.ts';

const viewed = fields('contentId title views');
const overview: Fields = {
  totalPageViews: true,
  contentViews: fields('posts jobs profiles events'),
  pageViewsByDay: fields('date views'),
  contentPerformance: fields('date posts jobs profiles events'),
  applicationsByDay: fields('date applications answers'),
};
const userActivity: Fields = {
  dailyActiveUsers: fields('date users'),
  monthlyActiveUsers: fields('month users'),
};
const popularContent: Fields = { posts: viewed, jobs: viewed, profiles: viewed };
const pages = fields('page title views');
const viewedProfile: Fields = {
  user: { ...person, ...fields('email isVerified') },
  totalViews: true,
};
const searchTrends: Fields = {
  searchQueries: fields('query searchType count'),
  searchTypes: fields('searchType count'),
};
const skillFilters: Fields = { skills: fields('skillFilter count') };
const jobEngagement: Fields = {
  engagementTypes: fields('clickType count'),
  topJobs: fields('jobId jobTitle totalEngagement'),
};
const postInteractions: Fields = {
  ...fields('totalInteractions averageViewDuration'),
  topPosts: fields('contentId title totalViews avgViewDuration'),
};
const highlightedText: Fields = {
  ...fields('contentType contentIds selectedText uniqueUsers count lastHighlighted methods'),
  highlightedByUsers: fields('id firstName lastName profileImageUrl highlightCount'),
};

/** What those who look after Callboard read about it. */
export const analyticsFields: Record<string, Fields> = {
  'GET /api/admin/analytics/dashboard': {
    overview,
    userActivity,
    popularContent,
    pages,
    mostViewedProfiles: viewedProfile,
    skillFilters,
    postInteractions,
    breakdown: { posts: viewed, jobs: viewed },
  },
  'GET /api/admin/analytics/job-details': fields(
    'id title description postedDate views clicks applications answered',
  ),
  'GET /api/admin/analytics/job-engagement': jobEngagement,
  'GET /api/admin/analytics/most-viewed-profile': viewedProfile,
  'GET /api/admin/analytics/overview': overview,
  'GET /api/admin/analytics/page-views': pages,
  'GET /api/admin/analytics/popular-content': popularContent,
  'GET /api/admin/analytics/post-interactions': postInteractions,
  'GET /api/admin/analytics/search-trends': searchTrends,
  'GET /api/admin/analytics/skill-filters': skillFilters,
  'GET /api/admin/analytics/user-activity': userActivity,
  'GET /api/admin/online-users': {
    ...fields('id currentPage onlineSince lastSeen'),
    user: person,
  },
  'GET /api/admin/online-users/count': fields('count'),
  'GET /api/admin/stats': fields(
    'totalUsers activeUsers suspendedUsers totalContent totalPosts totalJobs totalEvents totalPageViews totalContentViews postViews jobViews eventViews profileViews',
  ),
  'GET /api/admin/text-highlighting/methods': fields('method percentage'),
  'GET /api/admin/text-highlighting/overview': fields(
    'totalHighlights activeHighlighters avgSelectionLength highlightRate',
  ),
  'GET /api/admin/text-highlighting/snippets': highlightedText,
  'GET /api/admin/text-highlighting/top-posts': fields('postId postTitle uniqueUsers highlights'),
  'GET /api/admin/text-highlighting/unique': highlightedText,
  'GET /api/admin/users-today': {
    totalUsers: true,
    users: { user: { ...person, email: true }, ...fields('lastActivity visitCount') },
  },
};

/** Each is asked as it stands. */
export const analyticsRequests = [
  ...Object.values(analytics),
  ...Object.values(highlights),
  ...Object.values(presence),
].map((route) => once(route));
