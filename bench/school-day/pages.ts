import { skills } from '#contract/catalogue/skills.ts';
import { connections } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { discover } from '#contract/discover/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { type FeedItem, feed } from '#contract/feed/contract.ts';
import { feedCursor } from '#contract/feed/cursor.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profileViews } from '#contract/profile-views/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { skills as skillRoutes } from '#contract/skills/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { timed } from './ask.ts';
import type { Person } from './person.ts';

export type Act = (person: Person) => Promise<unknown>;

/** Pictures that are looked at on home, once there are some. */
export const pictures: string[] = [];
const picturesOfAPage = 3;
const firstPage = 10;

const pick = <T>(list: readonly T[]): T | undefined =>
  list[Math.floor(Math.random() * list.length)];
const words = [
  'light',
  'film',
  'short',
  'sound',
  'dance',
  'camera',
  'music',
  'thesis',
  'stage',
  'game',
];

/** The calls that the web makes, in its order: those of a page at once. */
export const openHome: Act = async (person) => {
  const { id, origin, cookie, ask, isPhone } = person;
  const own = { params: { userId: id } };
  const { day, weekLater } = week();
  await timed('GET /', { url: `${origin}/`, method: 'GET', cookie });
  const [page] = await Promise.all([
    ask(feed.list, { query: { limit: firstPage } }),
    ask(connections.requests, { query: { limit: 20 } }),
    ask(conversations.unreadCount, {}),
    ask(notifications.count, {}),
    ask(portfolio.list, own),
    ask(courses.list, own),
    countPage(person, '/'),
    ...(isPhone
      ? []
      : [
          ask(connections.recommended, { query: {} }),
          ask(events.listUpcoming, { query: { from: day, to: weekLater, limit: 50 } }),
          ask(feed.waiting, {}),
          ask(skillRoutes.trending, {}),
          ask(profileViews.stats, own),
        ]),
  ]);
  person.items = page ?? [];
  person.isOnHome = true;
  await lookAtPictures(person);
};

/** From another page: what was loaded is still there, and where it was left. */
async function returnHome(person: Person): Promise<void> {
  if (person.isOnHome) return;
  person.isOnHome = true;
  await countPage(person, '/');
}

export const scroll: Act = async (person) => {
  const last = person.items.at(-1);
  if (!last) return openHome(person);
  await returnHome(person);
  const page = (await person.ask(feed.list, { query: { cursor: feedCursor(last) } })) ?? [];
  await lookAt(person, person.items.slice(-4));
  person.items = [...person.items.slice(0, firstPage), ...page];
};

export const openProfile: Act = async (person) => {
  const userId = pick(person.items)?.authorId ?? person.id;
  const { ask } = person;
  person.isOnHome = false;
  const byAuthor = { query: { authorId: userId, limit: 10 } };
  await Promise.all([
    ask(profiles.get, { params: { id: userId } }),
    ask(connections.status, { params: { userId } }),
    ask(portfolio.list, { params: { userId } }),
    ask(courses.list, { params: { userId } }),
    ask(jobs.list, byAuthor),
    ask(posts.list, byAuthor),
    ask(events.list, byAuthor),
    ask(projects.listOfMember, { params: { id: userId } }),
    ask(connections.count, { params: { userId } }),
    ask(endorsements.list, { params: { userId } }),
    countPage(person, `/profile/${userId}`),
  ]);
  if (userId !== person.id)
    await ask(tracking.viewContent, {
      body: { contentType: 'profile', contentId: userId, viewDuration: 1 },
    });
};

export const searchPeople: Act = async (person) => {
  const q = pick(words) ?? '';
  person.isOnHome = false;
  await Promise.all([
    person.ask(discover.search, { query: { q, limit: 20 } }),
    person.ask(discover.count, { query: { q } }),
    countPage(person, '/discover'),
  ]);
};

export const openDiscover: Act = async (person) => {
  person.isOnHome = false;
  await Promise.all([
    person.ask(discover.search, { query: { limit: 20 } }),
    person.ask(discover.count, { query: {} }),
    countPage(person, '/discover'),
  ]);
};

export const searchJobs: Act = async (person) => {
  const filters = Math.random() < 0.5 ? { q: pick(words) ?? '' } : { skills: pick(skills) ?? '' };
  person.isOnHome = false;
  await Promise.all([
    person.ask(jobs.search, { query: { ...filters, limit: 20 } }),
    person.ask(jobs.counts, { query: filters }),
    person.ask(savedSearches.list, {}),
    countPage(person, '/jobs'),
  ]);
};

export const openJob: Act = async (person) => {
  const job = person.items.find(({ kind }) => kind === 'job');
  if (!job) return openHome(person);
  const params = { id: job.id };
  person.isOnHome = false;
  await Promise.all([
    person.ask(jobs.get, { params }),
    person.ask(jobs.listSimilar, { params }),
    person.ask(jobs.listCrew, { params }),
    countPage(person, `/jobs/${job.id}`),
  ]);
  await lookAt(person, [job]);
};

export const openNotifications: Act = async (person) => {
  person.isOnHome = false;
  await Promise.all([
    person.ask(notifications.list, { query: {} }),
    countPage(person, '/notifications'),
  ]);
  await person.ask(notifications.markAllRead, {});
};

export const openMessages: Act = async (person) => {
  person.isOnHome = false;
  await Promise.all([
    person.ask(conversations.list, { query: { folder: 'inbox', limit: 30 } }),
    person.ask(conversations.list, { query: { folder: 'requests', limit: 30 } }),
    countPage(person, '/messages'),
  ]);
};

export const openEvents: Act = async (person) => {
  person.isOnHome = false;
  await Promise.all([
    person.ask(events.listUpcoming, { query: { limit: 50 } }),
    countPage(person, '/events'),
  ]);
};

function countPage({ ask }: Person, page: string) {
  return ask(tracking.recordAction, { body: { action: 'page_view', page } });
}

async function lookAt({ id, ask }: Person, items: FeedItem[]): Promise<void> {
  const views = items
    .filter(({ authorId }) => authorId !== id)
    .map(({ kind, id: contentId }) => ({
      contentType: kind,
      contentId,
      viewDuration: 4,
      scrollDepth: 100,
    }));
  if (views.length > 0) await ask(tracking.viewContents, { body: { views } });
}

async function lookAtPictures({ origin, cookie }: Person): Promise<void> {
  const shown = pictures.slice(0, picturesOfAPage).map(() => pick(pictures) ?? '');
  await Promise.all(
    shown.map((path) => timed('GET /uploads', { url: `${origin}${path}`, method: 'GET', cookie })),
  );
}

function week() {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { day: day(Date.now()), weekLater: day(Date.now() + 6 * 86_400_000) };
}
