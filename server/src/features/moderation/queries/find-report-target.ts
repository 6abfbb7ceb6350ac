import type { ReportTarget } from '#contract/moderation/forms.ts';
import { pathTo } from '#contract/paths.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { visibleText } from './visible-members.ts';

type Found = { ownerId: string; snapshot: Record<string, unknown> };

/** An item as it stands, with its author. */
const item = (type: ReportTarget, table: string, owner: string, left = `'{}'::text[]`) =>
  statement<Found, [viewerId: string, id: string]>(
    `reported_${type}`,
    `SELECT i.${owner} AS "ownerId", to_jsonb(i) - ${left}
       || jsonb_build_object('author', json_build_object(${userSummaryFields('a')})) AS snapshot
     FROM ${table} i JOIN users a ON a.id = i.${owner} WHERE i.id = $2 AND ${visibleText('$1', `i.${owner}`)}`,
  );

const targets: Record<ReportTarget, ReturnType<typeof item>> = {
  user: statement(
    'reported_user',
    `SELECT u.id AS "ownerId", json_build_object(${userSummaryFields('u')}, 'email', u.email, 'bio', u.bio,
       'skills', u.skills, 'portfolioUrl', u.portfolio_url, 'website', u.website, 'instagramUrl', u.instagram_url,
       'linkedinUrl', u.linkedin_url, 'twitterUrl', u.twitter_url, 'youtubeUrl', u.youtube_url,
       'imdbUrl', u.imdb_url, 'createdAt', u.created_at) AS snapshot
     FROM users u WHERE u.id = $2 AND ${visibleText('$1', 'u.id')}`,
  ),
  post: item('post', 'posts', 'author_id'),
  job: item('job', 'jobs', 'author_id', `'{search}'::text[]`),
  event: item('event', 'events', 'author_id'),
  portfolio: item('portfolio', 'portfolio_items', 'user_id'),
};

const pageOf: Record<ReportTarget, (id: string, ownerId: string) => string> = {
  user: (userId) => pathTo('profile', { userId }),
  post: (postId) => pathTo('post', { postId }),
  job: (jobId) => pathTo('job', { jobId }),
  event: (eventId) => pathTo('event', { eventId }),
  portfolio: (id, userId) => `${pathTo('profile', { userId })}?item=${encodeURIComponent(id)}`,
};

export interface Reported extends Found {
  /** The page that the report is about. */
  url: string;
}

/** What is reported, if the viewer may see it. */
export async function findReportTarget(
  db: Db,
  viewer: Viewer,
  type: ReportTarget,
  id: string,
): Promise<Reported | null> {
  const [found] = await targets[type](db, viewer.id, id);
  return found ? { ...found, url: pageOf[type](id, found.ownerId) } : null;
}
