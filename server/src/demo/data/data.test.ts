import { describe, expect, it } from 'vitest';
import { projectTags } from '#contract/catalogue/project-tags.ts';
import { programmesOf } from '#contract/catalogue/schools.ts';
import { applications } from './applications.ts';
import { demoThreads } from './comment-threads.ts';
import { connections } from './connections.ts';
import { conversations } from './conversations.ts';
import { courses } from './courses.ts';
import { events } from './events.ts';
import { jobs } from './jobs.ts';
import { demoAdministrator, demoAlumna, demoStudent, members } from './members.ts';
import { portfolio } from './portfolio.ts';
import { posts } from './posts.ts';
import { profileViews } from './profile-views.ts';
import { crewAdditions, projects } from './projects.ts';
import type { DemoEvent } from './shapes.ts';

const memberKeys = new Set(members.map((member) => member.key));
const jobOf = new Map(jobs.map((job) => [job.key, job]));

const strangers = (keys: readonly string[]) => keys.filter((key) => !memberKeys.has(key));
const repeated = (list: readonly string[]) =>
  list.filter((one, index) => list.indexOf(one) !== index);
const find = (key: string) => members.find((member) => member.key === key);

describe('members', () => {
  it('are forty, each with a key and an address of their own', () => {
    expect(members).toHaveLength(40);
    expect(repeated(members.map((member) => member.key))).toEqual([]);
    expect(repeated(members.map((member) => member.emailLocalPart))).toEqual([]);
    expect(members.filter((member) => !/^[a-z.]+$/.test(member.emailLocalPart))).toEqual([]);
  });

  it('study a programme of their own school', () => {
    const lost = members.filter((member) => !programmesOf(member.school).includes(member.major));
    expect(lost).toEqual([]);
  });

  it('have three to nine skills, none twice', () => {
    expect(members.flatMap((member) => repeated(member.skills))).toEqual([]);
    const odd = members.filter(({ skills: own }) => own.length < 3 || own.length > 9);
    expect(odd.map((member) => member.key)).toEqual([]);
  });

  it('include students, alumni and exactly one administrator', () => {
    expect(members.filter((member) => member.isAdmin).map((member) => member.key)).toEqual([
      demoAdministrator,
    ]);
    expect(find(demoStudent)?.graduationOffset).toBeGreaterThanOrEqual(0);
    expect(find(demoAlumna)?.graduationOffset).toBeLessThan(0);
    expect(members.filter((member) => member.graduationOffset < 0).length).toBeGreaterThan(3);
  });

  it('link only to https addresses', () => {
    const links = members.flatMap((member) => Object.values(member.links ?? {}));
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((link) => new URL(link).protocol !== 'https:')).toEqual([]);
  });

  it('take courses in the university format and share sections', () => {
    const codes = Object.values(courses).map((course) => course.code);
    expect(codes.filter((code) => !/^[A-Z]{4}-[A-Z]{2} \d{4}$/.test(code))).toEqual([]);
    const taken = members.flatMap((member) => member.courses);
    const shared = Object.keys(courses).filter(
      (key) => taken.filter((one) => one === key).length > 1,
    );
    expect(shared.length).toBeGreaterThan(10);
    expect(members.flatMap((member) => repeated(member.courses))).toEqual([]);
  });
});

const guestsOf = ({ going = [], maybe = [], waiting = [] }: DemoEvent) => [
  ...going,
  ...maybe,
  ...waiting,
];

describe('jobs, posts and events', () => {
  it('have authors and admirers who are members', () => {
    expect(strangers(jobs.flatMap((job) => [job.author, ...(job.savedBy ?? [])]))).toEqual([]);
    expect(strangers(posts.flatMap((post) => [post.author, ...post.likedBy]))).toEqual([]);
    expect(strangers(events.flatMap((event) => [event.author, ...guestsOf(event)]))).toEqual([]);
  });

  it('have guests who answered once, and no more who go than seats', () => {
    expect(events.flatMap((event) => repeated(guestsOf(event)))).toEqual([]);
    const full = events.filter(({ seats, waiting = [] }) => seats && waiting.length > 0);
    expect(full).toHaveLength(1);
    expect(full.filter(({ seats, going = [] }) => going.length !== seats)).toEqual([]);
    expect(events.filter(({ seats = 999, going = [] }) => going.length > seats)).toEqual([]);
  });

  it('name the skills that they ask for, none twice', () => {
    expect([...jobs, ...posts].flatMap((one) => repeated(one.skills))).toEqual([]);
    expect(jobs.filter((job) => job.skills.length === 0)).toEqual([]);
  });

  it('are saved and liked by others, once each', () => {
    expect(jobs.filter((job) => job.savedBy?.includes(job.author))).toEqual([]);
    expect(posts.filter((post) => post.likedBy.includes(post.author))).toEqual([]);
    expect(posts.flatMap((post) => repeated(post.likedBy))).toEqual([]);
  });

  it('are enough to fill a feed, and no text appears twice', () => {
    expect([jobs.length, posts.length, events.length]).toEqual([26, 45, 13]);
    const texts = [...posts.map((post) => post.content), ...jobs.map((job) => job.description)];
    expect(repeated(texts)).toEqual([]);
    expect(repeated(jobs.map((job) => job.key))).toEqual([]);
  });

  it('are recent, and the events but one are ahead', () => {
    expect([...jobs, ...posts, ...events].filter((one) => one.hoursAgo <= 0)).toEqual([]);
    expect(events.filter((event) => event.daysFromNow < 1)).toHaveLength(1);
    expect(events.filter((event) => !/^[0-2]\d:[0-5]\d$/.test(event.time))).toEqual([]);
  });

  it('tell of a gaffer needed by Friday', () => {
    expect(jobOf.get('gaffer-by-friday')?.author).toBe(demoStudent);
    expect(applications.some(({ job }) => job === 'gaffer-by-friday')).toBe(true);
  });
});

describe('connections', () => {
  it('join two different members, each pair once, after both had joined', () => {
    const ends = connections.flatMap(({ requester, recipient }) => [requester, recipient]);
    expect(strangers(ends)).toEqual([]);
    const pairs = connections.map((one) => [one.requester, one.recipient].sort().join(' '));
    expect(repeated(pairs)).toEqual([]);
    const early = connections.filter(
      ({ requester, recipient, daysAgo }) =>
        requester === recipient ||
        [requester, recipient].some((key) => (find(key)?.joinedDaysAgo ?? 0) < daysAgo),
    );
    expect(early).toEqual([]);
  });
});

describe('projects', () => {
  it('have crews of connections of their owner, who are no owner themselves', () => {
    const pairs = connections
      .filter(({ status }) => status === 'accepted')
      .map(({ requester, recipient }) => [requester, recipient].sort().join(' '));
    const odd = crewAdditions.filter(
      ({ project, member }) => !pairs.includes([project.owner, member].sort().join(' ')),
    );
    expect(odd.map(({ project, member }) => [project.key, member])).toEqual([]);
  });

  it('have only what their owner or crew posted', () => {
    const odd = [...jobs, ...posts, ...events].filter(({ project: key, author }) => {
      const project = projects.find((one) => one.key === key);
      return project && project.owner !== author && !project.crew[author];
    });
    expect(odd).toEqual([]);
  });
});

describe('conversations', () => {
  const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

  it('are of two members, each pair once, and of connected ones unless it is a request', () => {
    expect(strangers(conversations.flatMap((one) => one.with))).toEqual([]);
    const pairs = conversations.map((one) => pairOf(...one.with));
    expect(repeated(pairs)).toEqual([]);
    const connected = new Set(
      connections
        .filter(({ status }) => status === 'accepted')
        .map(({ requester, recipient }) => pairOf(requester, recipient)),
    );
    const wrong = conversations.filter(
      (one) => connected.has(pairOf(...one.with)) === (one.isRequest === true),
    );
    expect(wrong).toEqual([]);
  });

  it('are written by the two, the oldest message first, a request of one message', () => {
    for (const { with: both, isRequest, messages } of conversations) {
      expect(messages.filter(({ from }) => !both.includes(from))).toEqual([]);
      const hours = messages.map(({ hoursAgo }) => hoursAgo);
      expect(hours).toEqual(hours.toSorted((one, other) => other - one));
      if (isRequest) expect(messages).toHaveLength(1);
    }
  });

  it('are three for everyone who signs in first', () => {
    for (const key of [demoStudent, demoAlumna, demoAdministrator]) {
      const own = conversations.filter((one) => one.with.includes(key));
      expect(own.filter(({ isRequest }) => !isRequest)).toHaveLength(3);
    }
  });
});

describe('comments', () => {
  const words = demoThreads.flatMap(({ comment, replies }) => [comment, ...replies]);

  it('are by members, liked once each by others, and said nowhere twice', () => {
    const people = words.flatMap(({ author, likedBy = [], mentions = [] }) => [
      author,
      ...likedBy,
      ...mentions,
    ]);
    expect(strangers(people)).toEqual([]);
    expect(words.filter(({ author, likedBy = [] }) => likedBy.includes(author))).toEqual([]);
    expect(words.flatMap(({ likedBy = [] }) => repeated(likedBy))).toEqual([]);
    expect(repeated(words.map(({ text }) => text))).toEqual([]);
  });

  it('name whom they mention', () => {
    const nameless = words.filter(({ text, mentions = [] }) =>
      mentions.some((key) => !text.includes(`@${find(key)?.firstName} ${find(key)?.lastName}`)),
    );
    expect(nameless).toEqual([]);
  });

  it('come after the work and replies after the comment', () => {
    const late = demoThreads.filter(({ on, about, comment, replies }) => {
      const post = posts.find(({ content }) => content.startsWith(about));
      const event = events.find(({ title }) => title === about);
      const made = { post, event, portfolio: undefined }[on]?.hoursAgo ?? 1000;
      const times = [made, comment.hoursAgo, ...replies.map((reply) => reply.hoursAgo)];
      return times.some((hours, at) => hours <= 0 || (at > 0 && hours >= (times[at - 1] ?? 0)));
    });
    expect(late.map(({ about }) => about)).toEqual([]);
  });
});

describe('portfolios', () => {
  it('belong to members and carry tags of the catalogue', () => {
    expect(strangers(portfolio.map((item) => item.member))).toEqual([]);
    const tags = new Set<string>(projectTags);
    expect(portfolio.flatMap((item) => item.tags).filter((tag) => !tags.has(tag))).toEqual([]);
    expect(portfolio.flatMap((item) => repeated(item.tags))).toEqual([]);
  });
});

describe('profile views', () => {
  it('are of members, by others, in this week and before it', () => {
    expect(strangers(profileViews.flatMap(({ viewer, viewed }) => [viewer, viewed]))).toEqual([]);
    expect(profileViews.filter(({ viewer, viewed }) => viewer === viewed)).toEqual([]);
    for (const key of [demoStudent, demoAlumna, demoAdministrator]) {
      const hours = profileViews
        .filter(({ viewed }) => viewed === key)
        .map(({ hoursAgo }) => hoursAgo);
      expect(hours.filter((ago) => ago < 7 * 24).length).toBeGreaterThan(3);
    }
  });
});
