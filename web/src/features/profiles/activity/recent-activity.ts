import { cutToCharacters } from '#contract/cut-text.ts';
import type { Event } from '#contract/events/contract.ts';
import type { Job } from '#contract/jobs/contract.ts';
import { pathTo } from '#contract/paths.ts';
import type { Post } from '#contract/posts/contract.ts';

export const activityLimit = 10;
const maxLength = 100;

export interface Activity {
  id: string;
  kind: 'job' | 'post' | 'event';
  href: string;
  title: string | null;
  text: string;
  createdAt: string;
}

interface AuthoredItems {
  jobs?: Job[];
  posts?: Post[];
  events?: Event[];
}

/** The member's newest jobs, posts and events. */
export function recentActivity({ jobs = [], posts = [], events = [] }: AuthoredItems): Activity[] {
  return [
    ...jobs.map((job) => ({
      ...common('job', job),
      href: pathTo('job', { jobId: job.id }),
      title: job.title,
      text: truncate(job.description),
    })),
    ...posts.map((post) => ({
      ...common('post', post),
      href: pathTo('post', { postId: post.id }),
      title: null,
      text: truncate(post.content),
    })),
    ...events.map((event) => ({
      ...common('event', event),
      href: pathTo('event', { eventId: event.id }),
      title: event.title,
      text: truncate(event.description),
    })),
  ]
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, activityLimit);
}

function common(kind: Activity['kind'], { id, createdAt }: { id: string; createdAt: string }) {
  return { id, kind, createdAt };
}

export function truncate(text: string): string {
  const start = cutToCharacters(text, maxLength);
  return start === text ? text : `${start.trimEnd()}…`;
}
