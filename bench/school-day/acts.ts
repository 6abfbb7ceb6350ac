import { applications } from '#contract/applications/contract.ts';
import type { FeedItem } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import {
  type Act,
  openDiscover,
  openEvents,
  openHome,
  openJob,
  openMessages,
  openNotifications,
  openProfile,
  scroll,
  searchJobs,
  searchPeople,
} from './pages.ts';
import type { Person } from './person.ts';

export const like: Act = async (person) => {
  const post = person.items.find((item) => item.kind === 'post' && !item.isLiked);
  if (!post) return openHome(person);
  Object.assign(post, { isLiked: true });
  await person.ask(posts.like, { params: { id: post.id } });
};

export const save: Act = async (person) => {
  const job = person.items.find((item) => item.kind === 'job' && !item.isSaved);
  if (!job) return openHome(person);
  Object.assign(job, { isSaved: true });
  await person.ask(jobs.save, { params: { id: job.id } });
};

export const apply: Act = async (person) => {
  const job = person.items.find((item) => item.kind === 'job' && isOpenFor(person, item));
  if (!job) return openHome(person);
  Object.assign(job, { isApplied: true });
  await person.ask(applications.apply, {
    params: { id: job.id },
    body: { message: 'I have lit three shorts this year and am free that week.' },
  });
};

const post: Act = (person) =>
  person.ask(posts.create, { body: { content: 'Cut of the second act is up. Notes welcome.' } });

/** How often each of these is what somebody does next. */
const mix: { act: Act; weight: number }[] = [
  { act: scroll, weight: 36 },
  { act: openProfile, weight: 14 },
  { act: openHome, weight: 9 },
  { act: like, weight: 9 },
  { act: openJob, weight: 7 },
  { act: searchJobs, weight: 6 },
  { act: openNotifications, weight: 5 },
  { act: save, weight: 4 },
  { act: searchPeople, weight: 3 },
  { act: openDiscover, weight: 2 },
  { act: openMessages, weight: 2 },
  { act: openEvents, weight: 2 },
  { act: apply, weight: 0.7 },
  { act: post, weight: 0.3 },
];

const totalWeight = mix.reduce((sum, { weight }) => sum + weight, 0);

export function nextAct(): Act {
  let place = Math.random() * totalWeight;
  return mix.find(({ weight }) => (place -= weight) < 0)?.act ?? scroll;
}

function isOpenFor(person: Person, item: FeedItem): boolean {
  return (
    item.kind === 'job' &&
    !item.isApplied &&
    item.authorId !== person.id &&
    Date.parse(item.expiresAt) > Date.now()
  );
}
