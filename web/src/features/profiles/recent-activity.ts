import type { Event } from '#contract/events/contract.ts';
import type { Job } from '#contract/jobs/contract.ts';
import { pathTo } from '#contract/paths.ts';
import type { Post } from '#contract/posts/contract.ts';

export const activityLength = 10;
const longest = 100;

export interface Activity {
  id: string;
  kind: 'job' | 'post' | 'event';
  href: string;
  title: string | null;
  text: string;
  createdAt: string;
}

interface Made {
  jobs?: Job[];
  posts?: Post[];
  events?: Event[];
}

/** The newest of what a member has put on the board, whatever it is. */
export function recentActivity({ jobs = [], posts = [], events = [] }: Made): Activity[] {
  return [
    ...jobs.map((job) => ({
      ...common('job', job),
      href: pathTo('job', { jobId: job.id }),
      title: job.title,
      text: shorten(job.description),
    })),
    ...posts.map((post) => ({
      ...common('post', post),
      href: pathTo('post', { postId: post.id }),
      title: null,
      text: shorten(post.content),
    })),
    ...events.map((event) => ({
      ...common('event', event),
      href: pathTo('event', { eventId: event.id }),
      title: event.title,
      text: shorten(event.description),
    })),
  ]
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, activityLength);
}

function common(kind: Activity['kind'], { id, createdAt }: { id: string; createdAt: string }) {
  return { id, kind, createdAt };
}

/** At most 100 characters, whole ones: a surrogate pair is not torn apart. */
export function shorten(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  return `${characters.slice(0, longest).join('').trimEnd()}…`;
}
