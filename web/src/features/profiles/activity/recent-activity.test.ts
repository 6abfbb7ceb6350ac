import { expect, it } from 'vitest';
import type { Event } from '#contract/events/contract.ts';
import type { Job } from '#contract/jobs/contract.ts';
import type { Post } from '#contract/posts/contract.ts';
import { recentActivity, truncate } from './recent-activity.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00.000000Z`;
const job = (number: number) =>
  ({
    id: `job_${number}`,
    title: 'Gaffer',
    description: 'Light it',
    createdAt: day(number),
  }) as Job;
const post = (number: number) =>
  ({ id: `post_${number}`, content: 'Wrapped', createdAt: day(number) }) as Post;
const event = (number: number) =>
  ({
    id: `event_${number}`,
    title: 'Screening',
    description: 'Come',
    createdAt: day(number),
  }) as Event;

it('merges jobs, posts and events, newest first', () => {
  const made = { jobs: [job(1), job(4)], posts: [post(3)], events: [event(2)] };
  expect(recentActivity(made).map(({ id }) => id)).toEqual(['job_4', 'post_3', 'event_2', 'job_1']);
  expect(recentActivity(made)[0]).toMatchObject({
    kind: 'job',
    href: '/jobs/job_4',
    title: 'Gaffer',
  });
});

it('keeps the ten newest', () => {
  const jobs = Array.from({ length: 8 }, (_, index) => job(index + 1));
  const posts = Array.from({ length: 8 }, (_, index) => post(index + 10));
  const found = recentActivity({ jobs, posts });
  expect(found).toHaveLength(10);
  expect(found.at(-1)?.id).toBe('job_7');
});

it('cuts a description after 100 characters', () => {
  expect(truncate('x'.repeat(100))).toBe('x'.repeat(100));
  expect(truncate('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
  expect(truncate('🎭'.repeat(101))).toBe(`${'🎭'.repeat(100)}…`);
});

it('is empty for a member who has not posted anything', () => {
  expect(recentActivity({})).toEqual([]);
});
