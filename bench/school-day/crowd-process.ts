import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { applications } from '#contract/applications/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { apply, like, nextAct, save } from './acts.ts';
import { keptKinds, kindOf, type Measured, repeatKept, takeMeasured } from './ask.ts';
import { openHome, pictures } from './pages.ts';
import { createPerson, goOnline, type Identity, type Person } from './person.ts';
import { signIn } from './sign-in.ts';
import { uploadPhoto, uploadVideo } from './uploads.ts';

export interface Crowd {
  arrive: (order: { origin: string; identities: Identity[]; seconds: number }) => void;
  signIn: (order: { origin: string; emails: string[]; password: string; seconds: number }) => void;
  uploadPhotos: (order: { count: number; seconds: number }) => void;
  uploadVideo: (order: { megabytes: number }) => void;
  measure: (order: null) => Measured & { cpuSeconds: number };
  listKinds: (order: null) => string[];
  /** From here on nobody does anything by themselves. */
  rest: (order: null) => void;
  repeat: (order: { kind: string; count: number }) => void;
}

/** From the end of one act to the next: reading, watching, typing. */
const pause = () => sleep(10_000 + Math.random() * 40_000);
const people: Person[] = [];
const sockets: WebSocket[] = [];
let isResting = false;

const crowd: { [Name in keyof Crowd]: (order: Parameters<Crowd[Name]>[0]) => unknown } = {
  arrive: ({ origin, identities, seconds }) =>
    spread(identities, seconds, (identity) => enter(createPerson(origin, identity))),
  signIn: ({ origin, emails, password, seconds }) =>
    spread(emails, seconds, async (email) => {
      const identity = await signIn(origin, email, password);
      if (identity) await enter(createPerson(origin, identity));
    }),
  uploadPhotos: ({ count, seconds }) =>
    spread(people.slice(0, count), seconds, async (person) => {
      const url = await uploadPhoto(person);
      if (url) pictures.push(url);
    }),
  uploadVideo: ({ megabytes }) => people[0] && uploadVideo(people[0], megabytes),
  measure: () => {
    const { user, system } = process.cpuUsage();
    return { ...takeMeasured(), cpuSeconds: (user + system) / 1e6 };
  },
  listKinds: () => keptKinds(),
  rest: () => {
    isResting = true;
    for (const person of people) person.isOnHome = false;
    for (const socket of sockets) socket.terminate();
    return sleep(10_000);
  },
  repeat: ({ kind, count }) => repeat(kind, count),
};

interface Message {
  id: number;
  name: keyof Crowd;
  order: never;
}

process.on('message', ({ id, name, order }: Message) => {
  Promise.resolve(crowd[name](order)).then(
    (result) => process.send?.({ id, result }),
    (error: Error) => process.send?.({ id, error: error.stack }),
  );
});
process.on('disconnect', () => process.exit(0));

/** Starts each at its own moment within this time; done when the last is. */
async function spread<T>(list: T[], seconds: number, start: (item: T) => Promise<void>) {
  await Promise.all(
    list.map(async (item, place) => {
      await sleep((place / list.length) * seconds * 1_000);
      await start(item);
    }),
  );
}

async function enter(person: Person): Promise<void> {
  people.push(person);
  sockets.push(await goOnline(person));
  await openHome(person);
  void stay(person);
}

async function stay(person: Person): Promise<void> {
  while (!isResting) {
    await pause();
    if (!isResting) await nextAct()(person);
  }
}

/** What can be done once only is done by as many others; everything else is sent again. */
const onceOnly: Record<string, (person: Person) => Promise<unknown>> = {
  [kindOf(posts.like)]: like,
  [kindOf(jobs.save)]: save,
  [kindOf(applications.apply)]: apply,
};

async function repeat(kind: string, count: number): Promise<void> {
  const act = onceOnly[kind];
  if (!act) return repeatKept(kind, count);
  const ready = people.filter(({ items }) => items.length > 0).slice(0, count);
  for (const person of ready) await act(person);
}
