import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portfolio } from '#contract/portfolio/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { createPortfolioItem, createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { portfolioItems } from '../tables.ts';
import { reorderPortfolio } from './change-portfolio.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe(reorderPortfolio, () => {
  const made = async (count = 3) => {
    const user = await createUser(app.db);
    const ids: string[] = [];
    for (let n = 0; n < count; n++)
      ids.push((await createPortfolioItem(app.db, { userId: user.id })).id);
    const send = await app.as(user);
    const order = (wanted: string[]) =>
      send(portfolio.reorder, {
        body: { updates: wanted.map((id, sortOrder) => ({ id, sortOrder })) },
      });
    const now = async () =>
      (await send(portfolio.list, { params: { userId: user.id } })).json().map(({ id }) => id);
    return { user, ids, send, order, now };
  };

  it('puts the whole portfolio in a new order and answers it', async () => {
    const { ids, order, now } = await made();
    const answer = await order(ids.toReversed());
    expect(answer.json().map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await now()).toEqual(ids.toReversed());
  });

  it.each([
    ['another member’s item', (ids: string[], foreign: string) => [ids[0], ids[1], foreign]],
    ['another member’s item besides', (ids: string[], foreign: string) => [...ids, foreign]],
    ['an item twice', (ids: string[]) => [ids[0], ids[0], ids[1]]],
    ['not all items', (ids: string[]) => ids.slice(1)],
    ['nothing', () => []],
    ['an item that is not there', (ids: string[]) => [ids[0], ids[1], 'item_none']],
  ])('refuses %s and changes nothing', async (_, wanted) => {
    const { ids, order, now } = await made();
    const foreign = (await createPortfolioItem(app.db)).id;
    const answer = await order(wanted(ids, foreign).map(String));
    expect([answer.statusCode, answer.error().message]).toEqual([
      400,
      'Please name each item of your portfolio once, in its new order.',
    ]);
    expect(await now()).toEqual(ids);
    const [untouched] = await app.db
      .select()
      .from(portfolioItems)
      .where(eq(portfolioItems.id, foreign));
    expect(untouched?.sortOrder).toBeNull();
  });

  it.each([
    ['a gap', [0, 1, 3]],
    ['a place twice', [0, 1, 1]],
    ['a beginning at one', [1, 2, 3]],
    ['a negative place', [-1, 0, 1]],
    ['half places', [0, 0.5, 1]],
  ])('refuses %s', async (_, places) => {
    const { ids, send, now } = await made();
    const updates = ids.toReversed().map((id, n) => ({ id, sortOrder: places[n] ?? n }));
    const answer = await send(portfolio.reorder, { body: { updates } });
    expect(answer.statusCode).toBe(400);
    expect(await now()).toEqual(ids);
  });

  it('never mixes two orders that come at once', async () => {
    const { ids, order, now } = await made(6);
    const shuffled = [ids[3], ids[1], ids[5], ids[0], ids[4], ids[2]].map(String);
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([order(ids.toReversed()), order(shuffled)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect([ids.toReversed(), shuffled]).toContainEqual(await now());
      const { rows } = await app.db.execute(
        sql`SELECT array_agg(sort_order ORDER BY sort_order) AS places FROM portfolio_items WHERE id = ANY(${param(ids)})`,
      );
      expect(rows[0]?.['places']).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });
});
