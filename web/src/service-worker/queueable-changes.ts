import { jobs } from '#contract/jobs/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { posts } from '#contract/posts/contract.ts';

/** What a change does to the things with its id, as the lists show them. */
type Effect = (item: Record<string, unknown>) => Record<string, unknown>;

const like =
  (isLiked: boolean): Effect =>
  (item) =>
    item['isLiked'] === isLiked
      ? {}
      : { isLiked, likeCount: Math.max(0, Number(item['likeCount'] ?? 0) + (isLiked ? 1 : -1)) };

/** The changes that wait for a connection. Sent twice, each has the same effect as once. */
const queueable: { route: { method: string; path: string }; effect: Effect }[] = [
  { route: jobs.save, effect: () => ({ isSaved: true }) },
  { route: jobs.unsave, effect: () => ({ isSaved: false }) },
  { route: posts.like, effect: like(true) },
  { route: posts.unlike, effect: like(false) },
  { route: notifications.markRead, effect: () => ({ isRead: true }) },
  { route: notifications.markAllRead, effect: () => ({ isRead: true }) },
];

export interface MatchedChange {
  /** Null for a change of everything. */
  id: string | null;
  effect: Effect;
}

export function findQueueable(method: string, pathname: string): MatchedChange | null {
  for (const { route, effect } of queueable) {
    if (route.method !== method) continue;
    const pattern = new RegExp(`^${route.path.replace(/:\w+/, '([^/]+)')}$`);
    const match = pattern.exec(pathname);
    if (match) return { id: match[1] ? decodeURIComponent(match[1]) : null, effect };
  }
  return null;
}
