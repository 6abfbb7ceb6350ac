import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { createPost, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let send: Send;
beforeAll(async () => {
  app = await createTestApp();
  send = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

const me = async () => (await send(auth.user)).json();

describe('POST /api/privacy/profile-views', () => {
  const path = '/api/privacy/profile-views';

  it.each([[{}], [{ hideProfileViews: 'yes' }], [{ hideProfileViews: null }], [[]], ['x']])(
    'refuses %j and changes nothing',
    async (body) => {
      const answer = await send('POST', path, JSON.stringify(body), {
        'content-type': 'application/json',
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
      expect((await me()).hideProfileViews).toBe(false);
    },
  );

  it('hides and shows, and takes no other settings in the same body', async () => {
    const mixed = await send('POST', path, { hideProfileViews: true, emailDigest: false });
    expect([mixed.statusCode, (await me()).hideProfileViews]).toEqual([400, false]);
    const hidden = await send('POST', path, { hideProfileViews: true });
    expect([hidden.statusCode, hidden.json()]).toEqual([200, { hideProfileViews: true }]);
    expect(await me()).toMatchObject({ hideProfileViews: true, emailDigest: true });
    await send('POST', path, { hideProfileViews: false });
    expect((await me()).hideProfileViews).toBe(false);
  });
});

describe('POST /api/privacy/analytics', () => {
  const path = '/api/privacy/analytics';
  const countOf = async (table: 'analytics_events' | 'text_highlights', userId: string) => {
    const query = `SELECT 1 FROM ${table} WHERE user_id = $1`;
    return (await app.db.$client.query(query, [userId])).rowCount;
  };

  it.each([[{}], [{ analytics: 'yes' }], [{ highlights: null }], [{ isAdmin: true }], [[]]])(
    'refuses %j and changes nothing',
    async (body) => {
      expect((await send('POST', path, body)).statusCode).toBe(400);
      expect(await me()).toMatchObject({ shareAnalytics: true, shareHighlights: false });
    },
  );

  it('changes what is named, and leaves the other as it is', async () => {
    const allowed = await send('POST', path, { highlights: true });
    expect(allowed.json()).toEqual({ analytics: true, highlights: true });
    const quiet = await send('POST', path, { analytics: false });
    expect(quiet.json()).toEqual({ analytics: false, highlights: true });
    expect(await me()).toMatchObject({ shareAnalytics: false, shareHighlights: true });
  });

  it('deletes what is kept of it, and nothing of anybody else', async () => {
    const members = await Promise.all(
      [1, 2].map(() => createUser(app.db, { shareHighlights: true })),
    );
    const [own, other] = [members[0]?.id ?? '', members[1]?.id ?? ''];
    const { id: postId } = await createPost(app.db);
    const senders = await Promise.all(members.map(app.as));
    for (const sender of senders) {
      await sender(tracking.recordAction, { body: { action: 'page_view', page: '/' } });
      const look = { contentType: 'post', contentId: postId, viewDuration: 40, scrollDepth: 90 };
      await sender(tracking.viewContent, { body: look });
      await sender(tracking.recordHighlight, {
        body: {
          postId,
          selectedText: 'selected',
          selectionLength: 8,
          snippetHash: createHash('sha256').update('selected').digest('hex'),
          startOffset: 0,
          endOffset: 8,
          method: 'mouse',
          viewportWidth: 1,
          viewportHeight: 1,
          deviceType: 'mobile',
        },
      });
    }
    await senders[0]?.('POST', path, { highlights: false });
    expect(await countOf('text_highlights', own)).toBe(0);
    expect(await countOf('analytics_events', own)).toBe(1);
    await senders[0]?.('POST', path, { analytics: false });
    expect(await countOf('analytics_events', own)).toBe(0);
    expect(await countOf('analytics_events', other)).toBe(1);
    expect(await countOf('text_highlights', other)).toBe(1);
    const { rows } = await app.db.$client.query(
      'SELECT viewer_id, view_duration, scroll_depth FROM content_views WHERE content_id = $1 ORDER BY view_duration',
      [postId],
    );
    expect(rows).toEqual([
      { viewer_id: own, view_duration: 0, scroll_depth: 0 },
      { viewer_id: other, view_duration: 40, scroll_depth: 90 },
    ]);
    const totals = await app.db.$client.query(
      'SELECT views, duration::int FROM content_totals WHERE content_id = $1',
      [postId],
    );
    expect(totals.rows).toEqual([{ views: 2, duration: 40 }]);
  });
});

describe('POST /api/user/email-preferences', () => {
  const path = '/api/user/email-preferences';
  const all = {
    emailNotifications: true,
    emailJobMatches: true,
    emailConnectionRequests: true,
    emailJobApplications: true,
    emailProfileViews: true,
    emailComments: true,
    emailDigest: true,
  };

  it.each([
    [{}, 'Please name a setting to change.'],
    [{ isAdmin: true }, 'Please name a setting to change.'],
    [{ emailDigest: 'no' }, expect.any(String)],
    [{ emailJobMatches: false, emailDigest: 0 }, expect.any(String)],
  ])('refuses %j and changes nothing', async (body, message) => {
    const answer = await send('POST', path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.error()).toMatchObject({ code: 'invalid', issues: [{ message }] });
    expect(await me()).toMatchObject({ ...all, isAdmin: false });
  });

  it.each(Object.keys(all))('changes %s alone', async (name) => {
    const more = await send('POST', path, { [name]: false, isAdmin: true });
    expect([more.statusCode, more.json().issues[0].path]).toEqual([400, 'isAdmin']);
    const off = await send('POST', path, { [name]: false });
    expect([off.statusCode, off.json()]).toEqual([200, { ...all, [name]: false }]);
    expect(await me()).toMatchObject({
      ...all,
      [name]: false,
      isAdmin: false,
      hideProfileViews: false,
    });
    expect((await send('POST', path, { [name]: true })).json()).toEqual(all);
  });

  it('keeps both of two changes at once', async () => {
    const names = Object.keys(all);
    await Promise.all(names.map((name) => send('POST', path, { [name]: false })));
    const saved = await me();
    expect(names.map((name) => saved[name])).toEqual(names.map(() => false));
  });
});
