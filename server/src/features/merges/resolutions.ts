import type { MergeResult } from '#contract/merges/contract.ts';

type Row = Record<string, unknown>;

/** Rows of the secondary that end with the account and come back with it: a second factor that an undo lost would leave it open. */
export const endedTables = ['passkeys', 'quiet_hours', 'totp_secrets'];

/** Rows that end for good. They are secrets, or of a moment: the journal never holds them. */
export const forgottenTables = [
  'graduations',
  'idempotency_keys',
  'password_resets',
  'presences',
  'push_deliveries',
  'push_subscriptions',
  'recovery_codes',
  'second_steps',
  'sessions',
];

/** Tables of acts between two members, which nobody does to themselves: the two columns, and what such a row was. */
export const pairs: Record<string, { columns: [string, string]; between: string }> = {
  applications: {
    columns: ['applicant_id', 'owner_id'],
    between: 'Applications of one account to a job of the other are removed',
  },
  blocks: {
    columns: ['blocker_id', 'blocked_id'],
    between: 'One account had blocked the other: the block is removed',
  },
  connections: {
    columns: ['requester_id', 'addressee_id'],
    between: 'The two accounts were connected with each other: the connection is removed',
  },
  content_views: {
    columns: ['viewer_id', 'content_id'],
    between: 'Views of one account’s profile by the other are removed',
  },
  dismissed_recommendations: {
    columns: ['user_id', 'dismissed_id'],
    between: 'One account had dismissed the other as a recommendation: that is removed',
  },
  endorsements: {
    columns: ['user_id', 'endorser_id'],
    between: 'Endorsements of one account by the other are removed',
  },
  notification_acts: {
    columns: ['user_id', 'actor_id'],
    between: 'Notifications of one account about the other are removed',
  },
  profile_views: {
    columns: ['viewer_id', 'viewed_id'],
    between: 'Profile views of one account by the other are removed',
  },
};

const rank =
  (column: string, ...best: string[]) =>
  (secondary: Row, primary: Row): boolean => {
    const place = (row: Row) => {
      const at = best.indexOf(String(row[column]));
      return at < 0 ? best.length : at;
    };
    return place(secondary) < place(primary);
  };

/** Where not always the primary's row stays: whether the secondary's is the better one. */
export const prefersSecondary: Record<string, (secondary: Row, primary: Row) => boolean> = {
  applications: rank('status', 'accepted', 'pending', 'rejected'),
  connections: rank('status', 'accepted', 'pending', 'declined', 'removed'),
  event_rsvps: rank('status', 'going', 'waiting', 'maybe'),
};

const both: Record<string, string> = {
  applications: 'Both applied to the same job: the application that got further stays',
  blocks: 'Both had blocked the same person: one block stays',
  calendar_feeds: 'Both have a private calendar address: the primary account’s stays',
  comment_likes: 'Both liked the same comment: one like stays',
  connections: 'Both are connected with the same person: the accepted connection stays',
  content_totals: 'Views of both profiles are added up',
  content_views: 'Both accounts count in the same day’s views: one view stays',
  courses: 'Both list the same course: the primary account’s stays',
  endorsements: 'Both sides of the same endorsement: one stays',
  event_rsvps: 'Both answered the same event: the firmer answer stays',
  job_matches: 'Both were told of the same job: once is enough',
  notification_acts: 'Notifications of the same act: one stays',
  notifications: 'Both were notified of the same thing: the primary account’s notification stays',
  post_likes: 'Both liked the same post: one like stays',
  reports: 'Both reported the same thing, or each other: one report stays',
  saved_jobs: 'Both saved the same job: it is saved once',
  saved_searches: 'Both saved the same search: the primary account’s stays',
};

export function describeConflict(table: string): string {
  const words = table.replaceAll('_', ' ');
  return both[table] ?? `Both have the same ${words}: the primary account’s stays`;
}

type Counted = keyof MergeResult['merged'];

const counted: Record<string, Counted> = {
  analytics_events: 'userAnalytics',
  applications: 'applications',
  comments: 'comments',
  connections: 'connections',
  content_views: 'userAnalytics',
  courses: 'courses',
  events: 'events',
  jobs: 'jobs',
  messages: 'messages',
  portfolio_items: 'portfolio',
  posts: 'posts',
  profile_views: 'userAnalytics',
  text_highlights: 'userAnalytics',
};

/** How many rows moved, by what a person calls them. */
export function countMerged(moved: Map<string, number>): MergeResult['merged'] {
  const merged: MergeResult['merged'] = {
    jobs: 0,
    posts: 0,
    events: 0,
    applications: 0,
    connections: 0,
    messages: 0,
    comments: 0,
    courses: 0,
    portfolio: 0,
    userAnalytics: 0,
    other: 0,
  };
  for (const [table, count] of moved) merged[counted[table] ?? 'other'] += count;
  return merged;
}
