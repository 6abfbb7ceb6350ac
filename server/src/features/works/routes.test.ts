import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectTags } from '#contract/catalogue/project-tags.ts';
import { type PortfolioItem, portfolio as portfolioRoutes } from '#contract/portfolio/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { work, works } from '#contract/works/contract.ts';
import { param, sql } from '../../db/sql.ts';
import {
  createBlock,
  createPortfolioItem,
  createUpload,
  createUser,
} from '../../testing/factories.ts';
import { createPersonas } from '../../testing/personas.ts';
import { readChangingPages } from '../../testing/read-pages.ts';
import { wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { workRoutes } from './routes.ts';

const [tag, otherTag] = projectTags;

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  people = await createPersonas(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`DELETE FROM portfolio_items`));

const hang = (title: string, fields: Parameters<typeof createPortfolioItem>[1] = {}) =>
  createPortfolioItem(app.db, { title, ...fields });
type Query = QueryInputOf<typeof works.list>;
const listed = async (query: Query = {}) => {
  const answer = await people.send.member(works.list, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const titles = async (query: Query = {}) => (await listed(query)).map(({ title }) => title);

describe(workRoutes, () => {
  it.each<[string, Query]>([
    ['an unknown tag', { tag: wrong('Blockbuster') }],
    ['an unknown type', { type: wrong('hologram') }],
    ['the type of an address', { type: wrong('youtube') }],
    ['201 letters', { q: 'x'.repeat(201) }],
    ['a school of 101 letters', { school: 'x'.repeat(101) }],
    ['a page of none', { limit: 0 }],
    ['a page of 101', { limit: 101 }],
    ['a cursor of no page', { cursor: 'x' }],
  ])('refuses %s with a sentence', async (_, query) => {
    const answer = await people.send.member(works.list, { query });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\w/);
  });
});

describe('the wall', () => {
  it('leaves out whom the viewer may not see, even for an administrator', async () => {
    const makers = Object.fromEntries(
      await Promise.all(
        ['shown', 'blocked', 'blocker', 'suspended', 'leaving'].map(
          async (name) => [name, (await createUser(app.db)).id] as const,
        ),
      ),
    );
    for (const [title, userId] of Object.entries(makers)) await hang(title, { userId });
    for (const { id } of [people.member, people.administrator]) {
      await createBlock(app.db, id, makers['blocked'] ?? '');
      await createBlock(app.db, makers['blocker'] ?? '', id);
    }
    await app.db.execute(
      sql`UPDATE users SET suspended_at = now() WHERE id = ${param(makers['suspended'] ?? '')}`,
    );
    await app.db.execute(
      sql`UPDATE users SET deletion_due_at = now() + interval '9 days' WHERE id = ${param(makers['leaving'] ?? '')}`,
    );
    expect(await titles()).toEqual(['shown']);
    const ofAdmin = await people.send.administrator(works.list);
    expect(ofAdmin.json().map(({ title }) => title)).toEqual(['shown']);
  });

  it('shows a work as its maker’s portfolio does, and the maker', async () => {
    const { id: userId } = people.owner;
    const variants = [{ key: 'images/up_1-400.webp', width: 400 }];
    const upload = await createUpload(app.db, { userId, variants });
    await hang('Still', { userId, mediaType: 'image', mediaUrl: null, uploadId: upload.id });
    await hang('Film', { userId });
    const portfolio = await people.send.member(portfolioRoutes.list, { params: { userId } });
    const wall = (await listed()).map((item) => work.strict().parse(item));
    expect(wall.map(({ maker }) => maker.id)).toEqual([userId, userId]);
    const plain = ({ createdAt, ...item }: PortfolioItem) => ({
      ...item,
      at: Date.parse(createdAt),
    });
    expect(wall.map(({ maker: _, ...item }) => plain(item)).toReversed()).toEqual(
      portfolio.json().map(plain),
    );
  });

  it('neither repeats nor skips a work between pages', async () => {
    const createdAt = new Date(Date.now() - 60_000).toISOString();
    for (let n = 0; n < 7; n++) await hang(`Work ${n}`, { createdAt });
    const whole = await titles();
    const pages = await readChangingPages(people.send.member, () => hang('Newer'), works.list, {
      query: { limit: 2 },
    });
    expect(whole).toHaveLength(7);
    expect(pages.flat().map(({ title }) => title)).toEqual(whole);
  });

  it('comes in pages of 24', async () => {
    for (let n = 0; n < 25; n++) await hang(`Work ${n}`, { userId: people.owner.id });
    expect(await titles()).toHaveLength(24);
  });
});

describe('the filters of the wall', () => {
  beforeEach(async () => {
    const dancer = await createUser(app.db, { school: 'Tisch', major: 'Dance' });
    const singer = await createUser(app.db, { school: 'Tisch', major: 'Music' });
    const other = await createUser(app.db, { school: 'Steinhardt', major: 'Music' });
    const file = { mediaUrl: '/uploads/none' };
    await hang('Él árbol', { userId: dancer.id, tags: [tag], mediaType: 'image', ...file });
    await hang('Tree Song', {
      userId: singer.id,
      tags: [tag, otherTag],
      mediaType: 'audio',
      ...file,
    });
    await hang('Score', { userId: other.id, mediaType: 'document', ...file });
    await hang('Reel', { userId: other.id, tags: [otherTag] });
    await hang('100% Loop', { userId: dancer.id, mediaType: 'video', ...file });
  });

  it.each<[Query, string[]]>([
    [{ tag }, ['Tree Song', 'Él árbol']],
    [{ tag: otherTag }, ['Reel', 'Tree Song']],
    [{ type: 'image' }, ['Él árbol']],
    [{ type: 'video' }, ['100% Loop', 'Reel']],
    [{ school: 'Tisch' }, ['100% Loop', 'Tree Song', 'Él árbol']],
    [{ major: 'Music' }, ['Reel', 'Score', 'Tree Song']],
    [{ school: 'Tisch', major: 'Music', tag, type: 'audio', q: 'song' }, ['Tree Song']],
    [{ q: 'ARBOL el' }, ['Él árbol']],
    [{ q: 'tre' }, ['Tree Song']],
    [{ q: '100%' }, ['100% Loop']],
    [{ q: '%_' }, []],
    [{ q: '' }, ['100% Loop', 'Reel', 'Score', 'Tree Song', 'Él árbol']],
    [{ school: 'Nowhere' }, []],
  ])('%o', async (filters, expected) => {
    expect(await titles(filters)).toEqual(expected);
  });
});
