import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { forgetUnusedWords } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('deletes a former name and skill, and no word that a member has', async () => {
  const { id } = await createUser(app.db, { lastName: 'Quixworth', skills: ['Flumadiddling'] });
  await createUser(app.db, { lastName: 'Zyxwright', skills: ['Théâtre d’objets'] });
  const words = async () => {
    const { rows } = await app.db.$client.query<{ word: string }>('SELECT word FROM search_words');
    return rows.map(({ word }) => word);
  };
  const before = await words();
  expect(before).toEqual(expect.arrayContaining(['quixworth', 'zyxwright', 'flumadiddling']));
  await app.db.$client.query("UPDATE users SET last_name = 'Lin', skills = '{}' WHERE id = $1", [
    id,
  ]);
  await forgetUnusedWords(app.db);
  const left = await words();
  const gone = before.filter((word) => !left.includes(word));
  expect(gone.every((word) => /^(quixworth|flumadiddl)/.test(word))).toBe(true);
  expect(gone).toContain('quixworth');
  expect(left).toEqual(expect.arrayContaining(['zyxwright', 'lin']));
});
