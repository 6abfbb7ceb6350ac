import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvent, createJob, createPost, createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
const secret = 'Unannounced premiere';
const made: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  const author = await createUser(app.db, { firstName: 'Orsolya', lastName: secret });
  const of = { authorId: author.id };
  made.jobs = (await createJob(app.db, { ...of, title: secret })).id;
  made.posts = (await createPost(app.db, { ...of, content: secret })).id;
  made.events = (await createEvent(app.db, { ...of, title: secret })).id;
  made.profile = author.id;
});
afterAll(() => app.close());

const landing = readFileSync(
  fileURLToPath(new URL('../../../../web/landing.html', import.meta.url)),
  'utf8',
);
const contentOf = (name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(landing)?.[1];

describe('a link that is shared', () => {
  it.each(['jobs', 'posts', 'events', 'profile'])(
    'to /%s/x tells a stranger nothing, not even whether it is there, and leads back after sign-in',
    async (section) => {
      const ask = async (id: string) => {
        const page = await app.call('GET', `/${section}/${id}`);
        return [page.statusCode, page.body.replaceAll(id, 'ID')] as const;
      };
      const [status, body] = await ask(made[section] ?? '');
      expect([status, body]).toEqual(await ask('nothing'));
      expect(status).toBe(200);
      expect(body).not.toContain(secret);
      expect(body).not.toContain('Orsolya');
      expect(body).toContain(`mode=login&amp;next=%2F${section}%2FID`);
    },
  );

  it('to /events leads back after sign-in', async () => {
    const page = await app.call('GET', '/events?month=2031-05');
    expect(page.body).toContain('mode=login&amp;next=%2Fevents%3Fmonth%3D2031-05');
  });

  it('is previewed by the title and description of the product', () => {
    expect(/<title>(.*?)<\/title>/.exec(landing)?.[1]).toMatch(/^Callboard/);
    expect(contentOf('og:title')).toMatch(/^Callboard/);
    expect(contentOf('og:description')).toBe(
      'Jobs, work, events and people of one arts school, on one board.',
    );
    expect(contentOf('og:url')).toBe('{{canonical}}');
  });
});
