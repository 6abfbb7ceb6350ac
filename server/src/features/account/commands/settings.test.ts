import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { emailPreferences } from '#contract/account/forms.ts';
import { auth } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { createPost, createUser } from '#server/testing/factories.ts';
import { type Send, wrong } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let send: Send;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  send = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

const me = async () => (await send(auth.user)).json();

describe('POST /api/privacy/profile-views', () => {
  it.each([[{}], [{ hideProfileViews: 'yes' }], [{ hideProfileViews: null }], [[]], ['x']])(
    'refuses %j and changes nothing',
    async (body) => {
      const answer = await send(account.setProfileViews, {
        body: wrong(JSON.stringify(body)),
        headers: { 'content-type': 'application/json' },
      });
      expect([answer.statusCode, answer.error().code]).toEqual([400, 'invalid']);
      expect((await me()).hideProfileViews).toBe(false);
    },
  );

  it('hides and shows, and takes no other settings in the same body', async () => {
    const set = (body: BodyInputOf<typeof account.setProfileViews>) =>
      send(account.setProfileViews, { body });
    const mixed = await set(wrong({ hideProfileViews: true, emailDigest: false }));
    expect([mixed.statusCode, (await me()).hideProfileViews]).toEqual([400, false]);
    const hidden = await set({ hideProfileViews: true });
    expect([hidden.statusCode, hidden.json()]).toEqual([200, { hideProfileViews: true }]);
    expect(await me()).toMatchObject({ hideProfileViews: true, emailDigest: true });
    await set({ hideProfileViews: false });
    expect((await me()).hideProfileViews).toBe(false);
  });
});

describe('POST /api/privacy/analytics', () => {
  const set = (body: BodyInputOf<typeof account.setAnalyticsChoice>, by = send) =>
    by(account.setAnalyticsChoice, { body });
  const countOf = async (table: 'analytics_events' | 'text_highlights', userId: string) => {
    const query = `SELECT 1 FROM ${table} WHERE user_id = $1`;
    return (await app.db.$client.query(query, [userId])).rowCount;
  };

  it.each([[{}], [{ analytics: 'yes' }], [{ highlights: null }], [{ isAdmin: true }], [[]]])(
    'refuses %j and changes nothing',
    async (body) => {
      expect((await set(wrong(body))).statusCode).toBe(400);
      expect(await me()).toMatchObject({ shareAnalytics: true, shareHighlights: false });
    },
  );

  it('changes what is named, and leaves the other as it is', async () => {
    const allowed = await set({ highlights: true });
    expect(allowed.json()).toEqual({ analytics: true, highlights: true });
    const quiet = await set({ analytics: false });
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
      await sender(tracking.viewContent, {
        body: { contentType: 'post', contentId: postId, viewDuration: 40, scrollDepth: 90 },
      });
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
    await set({ highlights: false }, senders[0]);
    expect(await countOf('text_highlights', own)).toBe(0);
    expect(await countOf('analytics_events', own)).toBe(1);
    await set({ analytics: false }, senders[0]);
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
  const set = (body: BodyInputOf<typeof account.setEmailPreferences>) =>
    send(account.setEmailPreferences, { body });
  const all = {
    emailNotifications: true,
    emailJobMatches: true,
    emailConnectionRequests: true,
    emailJobApplications: true,
    emailProfileViews: true,
    emailComments: true,
    emailDigest: true,
  };
  const names = emailPreferences.keyof().options;

  it.each([
    [{}, 'Please name a setting to change.'],
    [{ isAdmin: true }, 'Please name a setting to change.'],
    [{ emailDigest: 'no' }, expect.any(String)],
    [{ emailJobMatches: false, emailDigest: 0 }, expect.any(String)],
  ])('refuses %j and changes nothing', async (body, message) => {
    const answer = await set(wrong(body));
    expect(answer.statusCode).toBe(400);
    expect(answer.error()).toMatchObject({ code: 'invalid', issues: [{ message }] });
    expect(await me()).toMatchObject({ ...all, isAdmin: false });
  });

  it.each(names)('changes %s alone', async (name) => {
    const more = await set(wrong({ [name]: false, isAdmin: true }));
    expect([more.statusCode, more.error().issues?.[0]?.path]).toEqual([400, 'isAdmin']);
    const off = await set({ [name]: false });
    expect([off.statusCode, off.json()]).toEqual([200, { ...all, [name]: false }]);
    expect(await me()).toMatchObject({
      ...all,
      [name]: false,
      isAdmin: false,
      hideProfileViews: false,
    });
    expect((await set({ [name]: true })).json()).toEqual(all);
  });

  it('keeps both of two changes at once', async () => {
    await Promise.all(names.map((name) => set({ [name]: false })));
    const saved = await me();
    expect(names.map((name) => saved[name])).toEqual(names.map(() => false));
  });
});
