import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberHeader } from '#contract/boot.ts';
import { conversations } from '#contract/messages/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { tusPath, uploads } from '#contract/uploads/contract.ts';
import { param, sql } from '../db/sql.ts';
import { refusals, type Standing } from '../testing/access-rule.ts';
import {
  type Caller,
  type CallerRow,
  callerRows,
  createCallers,
  createProductionApp,
  type Environment,
} from '../testing/callers.ts';
import { createConnection, createUser } from '../testing/factories.ts';
import { createListeningApp, type ListeningApp } from '../testing/listening-app.ts';
import { openLiveClient } from '../testing/live-client.ts';
import { formWith, plainImage } from '../testing/sample-files.ts';
import type { Send } from '../testing/send.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { App } from './app.ts';

const env = { METRICS_TOKEN: 'a-token-of-the-operator' };
const files = { shown: '', hidden: '', sent: '' };
let app: ListeningApp;
let production: TestApp;
let urls: Record<Environment, string>;
let callers: Map<CallerRow, Caller>;

beforeAll(async () => {
  app = await createListeningApp({ env: { RATE_LIMIT: 'off', ...env } });
  production = await createProductionApp(app, env);
  const url = await production.server.listen({ port: 0, host: '127.0.0.1' });
  urls = { development: app.url, production: url };
  const [author, hidden] = [await createUser(app.db), await createUser(app.db)];
  await createConnection(app.db, author.id, hidden.id);
  const [asAuthor, asHidden] = [await app.as(author), await app.as(hidden)];
  files.shown = await post(asAuthor);
  files.hidden = await post(asHidden);
  files.sent = await upload(asAuthor);
  const message = { userId: hidden.id, text: 'Look.', fileUrl: files.sent };
  await asAuthor(conversations.start, { body: message });
  await app.db.execute(sql`UPDATE users SET suspended_at = now() WHERE id = ${param(hidden.id)}`);
  callers = await createCallers({ development: app, production });
});
afterAll(async () => {
  await production.close();
  await app.close();
});

async function upload(send: Send): Promise<string> {
  const { body, headers } = formWith(await plainImage(40, 30).png().toBuffer(), 'a.png');
  return (await send(uploads.upload, { body, headers })).json().url;
}

async function post(send: Send): Promise<string> {
  const imageUrl = await upload(send);
  await send(posts.create, { body: { content: 'Look.', imageUrl } });
  return imageUrl;
}

const statusOf =
  (url: () => string) =>
  async ({ send }: Caller) =>
    (await send('GET', url())).statusCode;

/** With a role that moderates, in a session that has its powers. */
const moderates = (standing: Standing) =>
  standing.is === 'member' &&
  !standing.lacks &&
  ['moderator', 'administrator'].includes(standing.role);
const isMember = ({ is }: Standing) => is === 'member';

/** What is at no route of the contract: how it is asked, and what the rule answers. */
const doors: Record<
  string,
  {
    ask: (caller: Caller) => Promise<unknown>;
    rule: (standing: Standing, caller: Caller) => unknown;
  }
> = {
  'the live channel': {
    ask: ({ environment, cookie }) =>
      openLiveClient(urls[environment], { cookie }).then(
        ({ socket }) => {
          socket.terminate();
          return 'open';
        },
        (error: Error) => error.message,
      ),
    rule: (standing) => (isMember(standing) ? 'open' : 'Unexpected server response: 401'),
  },
  'the live channel, asked without an upgrade': {
    ask: async ({ send }) => (await send('GET', '/ws')).error().message,
    rule: (standing) =>
      isMember(standing)
        ? 'This address takes WebSocket connections only.'
        : refusals.signIn.message,
  },
  'a file that members see': {
    ask: statusOf(() => files.shown),
    rule: (standing) => (isMember(standing) ? 200 : 401),
  },
  'a file of a suspended member': {
    ask: statusOf(() => files.hidden),
    rule: (standing) => (moderates(standing) ? 200 : isMember(standing) ? 404 : 401),
  },
  'a file in a message of others': {
    ask: statusOf(() => files.sent),
    rule: (standing) => (isMember(standing) ? 404 : 401),
  },
  'what resumable uploads can do': {
    ask: async ({ send }) => (await send('OPTIONS', tusPath)).statusCode,
    rule: () => 204,
  },
  'a page, which knows the member and their powers': {
    ask: async ({ send, id }) => {
      const { statusCode, headers, body } = await send('GET', '/jobs');
      const boot = /id="boot">(.*?)<\/script>/.exec(body)?.[1];
      const { user } = boot ? JSON.parse(boot) : { user: null };
      const viewer = headers[memberHeader] === id ? 'self' : headers[memberHeader];
      return { statusCode, viewer, isAdmin: user?.isAdmin, role: user?.role };
    },
    rule: (standing) => {
      if (standing.is !== 'member') return { statusCode: 200, viewer: 'none' };
      if (standing.lacks === 'setUp') return { statusCode: 302, viewer: 'self' };
      const role = standing.lacks ? 'member' : standing.role;
      const isAdmin = role === 'administrator';
      const isNone = isAdmin || role === 'member';
      return { statusCode: 200, viewer: 'self', isAdmin, role: isNone ? null : role };
    },
  },
  'the description of the API, and the service worker': {
    ask: async (caller) => {
      const paths = [
        '/api/docs',
        '/api/docs/json',
        '/api/docs/yaml',
        '/api/openapi.json',
        '/sw.js',
      ];
      const statuses = [];
      for (const path of paths) statuses.push(await statusOf(() => path)(caller));
      return statuses;
    },
    rule: () => [200, 200, 200, 200, 200],
  },
  'the metrics, which ask for a token of their own': {
    ask: async ({ send }) => (await send('GET', '/metrics')).body,
    rule: () => 'The token is missing or wrong.',
  },
  'the mailbox of development': {
    ask: async ({ send }) => /CALLBOARD MAIL/.test((await send('GET', '/dev/mail')).body),
    rule: (_, { environment }) => environment === 'development',
  },
  'an address of the API that nothing has': {
    ask: statusOf(() => '/api/none'),
    rule: () => 404,
  },
};

/** As Fastify prints them: `*` is `/uploads/*`. Pages have no routes. */
const outsideContract = [
  'GET *',
  'GET /api/docs',
  'GET /api/docs*',
  'GET /api/docs/json',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs/yaml',
  'GET /api/openapi.json',
  'GET /dev/mail',
  'GET /dev/mail/:',
  'GET /dev/mail/:/body',
  'GET /metrics',
  'GET /sw.js',
  'GET /ws',
  'OPTIONS /api/uploads/tus',
];

it('asks for all that is at no route of the contract; a new one is added here by hand', () => {
  expect(listRoutesOutsideContract(app)).toEqual(outsideContract);
});

it.each(callerRows)('in $environment: $session, $role', async (row) => {
  const caller = callers.get(row);
  if (!caller) throw new Error('There is no such caller.');
  const answers: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [name, { ask, rule }] of Object.entries(doors)) {
    answers[name] = await ask(caller);
    expected[name] = rule(caller.standing, caller);
  }
  expect(answers).toEqual(expected);
});

/** Of the tree that Fastify prints: a line is a piece of a path below another one, with its methods. */
function listRoutesOutsideContract({ server, routes }: App): string[] {
  const withoutNames = (path: string) => path.replace(/:[\w:|]+/g, ':');
  const known = new Set(routes.map(({ method, path }) => `${method} ${withoutNames(path)}`));
  const above: string[] = [];
  const found = server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', piece = '', methods = ''] =
        /^([ │]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      const path = (above[depth - 1] ?? '') + piece;
      above[depth] = path;
      return methods.split(', ').map((method) => `${method} ${withoutNames(path)}`);
    });
  return found
    .filter((route) => /^[A-Z]+ \S/.test(route) && !route.startsWith('HEAD ') && !known.has(route))
    .toSorted();
}
