import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appealUrl } from '../../features/moderation/appeal-token.ts';
import { createUser } from '../../testing/factories.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let send: Send;
beforeAll(async () => {
  app = await createTestApp();
  send = await app.as(
    await createUser(app.db, { firstName: '</script><b>', skills: ['Acting'], passwordHash: 'x' }),
  );
});
afterAll(() => app.close());

function bootOf(html: string): { user: { firstName: string } | null; config: object } {
  return JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
}

describe('pages for strangers', () => {
  it('shows the landing page with the numbers, and remembers where one wanted to go', async () => {
    const page = await app.call('GET', '/jobs/7?from=mail');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Tisch School of the Arts: 1+ students 1+ actors No work');
    expect(page.body).toContain('mode=login&amp;next=%2Fjobs%2F7%3Ffrom%3Dmail');
    expect((await app.call('GET', '/')).body).toContain('mode=login"');
  });

  it('shows the application on /auth, with nobody in it', async () => {
    const page = await app.call('GET', '/auth?mode=signup');
    expect(bootOf(page.body).user).toBeNull();
    expect(page.headers['cache-control']).toContain('no-store');
  });

  it('shows the application on every link to an appeal', async () => {
    for (let id = 0; id < 20; id += 1) {
      const page = await app.call('GET', new URL(appealUrl(app, `report_${id}`)).pathname);
      expect(page.statusCode).toBe(200);
      expect(bootOf(page.body).user).toBeNull();
    }
  });

  it.each([
    ['/auth/?mode=signup', '/auth?mode=signup'],
    ['/jobs/', '/jobs'],
  ])('sends %s to its proper address', async (written, proper) => {
    const page = await app.call('GET', written);
    expect(page.statusCode).toBe(308);
    expect(page.headers.location).toBe(proper);
  });

  it('does not take a missing file for a page', async () => {
    expect((await app.call('GET', '/assets/gone.js')).statusCode).toBe(404);
  });
});

describe('pages for members', () => {
  it('come with the member in them, unable to break out of the markup', async () => {
    const page = await send('GET', '/');
    expect(bootOf(page.body).user?.firstName).toBe('</script><b>');
    expect(page.body).not.toContain('passwordHash');
    expect(page.body).not.toContain('sessionId');
  });

  it('begin with the shell, and the home page with its feed', async () => {
    const home = (await send('GET', '/')).body;
    const jobs = (await send('GET', '/jobs')).body;
    const signIn = (await app.call('GET', '/auth')).body;
    expect([home, jobs, signIn].map((page) => page.includes('The shell'))).toEqual([
      true,
      true,
      false,
    ]);
    expect([home, jobs, signIn].map((page) => page.includes('/api/feed'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('let a link from the mail set a new password, and show home on /auth otherwise', async () => {
    expect(bootOf((await send('GET', '/auth?mode=reset&token=x')).body).user).toBeNull();
    expect(bootOf((await send('GET', '/auth?mode=reset')).body).user).not.toBeNull();
    expect(bootOf((await send('GET', '/auth?mode=signup&token=x')).body).user).not.toBeNull();
  });

  it('are 404 where there is no such page', async () => {
    expect((await send('GET', '/no/such/page')).statusCode).toBe(404);
    expect((await send('GET', '/jobs/7')).statusCode).toBe(200);
  });

  it('forbid foreign scripts, images, frames and forms', async () => {
    const policy = String((await send('GET', '/')).headers['content-security-policy']);
    const own = createHash('sha256').update('ready = true').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${own}';`);
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("media-src 'self' blob:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });
});

describe('the description of the API', () => {
  it('lists every route, and has a page', async () => {
    const { paths } = (await app.call('GET', '/api/openapi.json')).json();
    for (const route of app.routes) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      expect(paths[path]).toHaveProperty(route.method.toLowerCase());
    }
    expect((await app.call('GET', '/api/docs')).statusCode).toBe(200);
  });
});

describe('pages in production', () => {
  let production: TestApp;
  beforeAll(async () => {
    production = await createTestApp({
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://callboard.test',
        SMTP_URL: 'smtp://127.0.0.1',
        MAIL_FROM: 'callboard@callboard.test',
        LOG_LEVEL: 'silent',
      },
    });
  });
  afterAll(() => production.close());

  it('begin with the set-up of a second factor for an administrator who has none', async () => {
    const without = await production.as(await createUser(production.db, { isAdmin: true }));
    for (const url of ['/', '/auth', '/admin', '/jobs']) {
      const page = await without('GET', url);
      expect([page.statusCode, page.headers.location]).toEqual([302, '/settings']);
    }
    expect((await without('GET', '/settings')).statusCode).toBe(200);
    const owner = await createUser(production.db, { isAdmin: true, hasSecondFactor: true });
    const ready = await production.as(owner);
    expect((await ready('GET', '/admin')).statusCode).toBe(200);
    const member = await production.as(await createUser(production.db));
    expect((await member('GET', '/jobs')).statusCode).toBe(200);
  });

  it('are not those of development', async () => {
    const member = await production.as(await createUser(production.db));
    for (const url of ['/dev/ui', '/dev/mail', '/dev/mail/x.eml', '/dev/mail/x/body']) {
      expect((await member('GET', url)).statusCode).toBe(404);
      expect((await production.call('GET', url)).body).not.toMatch(/CALLBOARD MAIL|id="boot"/);
    }
    expect((await send('GET', '/dev/ui')).statusCode).toBe(200);
  });
});
