import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { sampleImage } from './support/sample-files.ts';
import { test } from './support/test.ts';

test('three pictures in an order become a showcase, which also hangs in the portfolio', async ({
  browser,
}) => {
  const { id, email } = await newMember('Nora Bell');
  const page = await openAs(browser, email);
  const title = `Stills of the night shoot ${Date.now()}`;
  await page.getByRole('button', { name: 'Create a post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a Post' });
  const files = [];
  for (const name of ['one.png', 'two.png', 'three.png'])
    files.push(await sampleImage(name, 300, 200));
  await dialog.locator('input[type="file"]').setInputFiles(files);
  const describe = dialog.getByRole('textbox', { name: 'Describe the image' });
  for (const [place, words] of ['Machines', 'Hands', 'Rain'].entries()) {
    await dialog.getByRole('button', { name: `Picture ${place + 1} of 3` }).click();
    await describe.fill(words);
  }
  await dialog.getByRole('button', { name: 'Move this picture forward' }).click();
  await expect(dialog.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await checkAccessibility(page);
  await dialog.getByRole('textbox', { name: 'What would you like to say?' }).fill(title);
  await dialog.getByRole('button', { name: 'Pin it as Showcase' }).click();
  await dialog.getByRole('switch', { name: /Also hang in my portfolio/ }).click();
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeHidden();

  const card = page.getByRole('article').filter({ hasText: title });
  const shown = (words: string) => card.getByRole('button', { name: `Show large: ${words}` });
  await expect(card.getByText('Picture 1/3')).toBeVisible();
  await card.getByRole('button', { name: 'Next picture' }).click();
  await expect(card.getByText('Picture 2/3')).toBeVisible();
  await shown('Rain').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByText('Picture 3/3')).toBeVisible();
  await expect(shown('Hands')).toBeFocused();
  await checkAccessibility(page);

  await card
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Post' });
  await edit.getByRole('button', { name: 'Remove', exact: true }).click();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card.getByText('Picture 2/2')).toBeVisible();
  await expect(shown('Machines')).toHaveCount(0);

  const works = (await (await page.request.get(`/api/portfolio/${id}`)).json()) as object[];
  expect(works).toEqual([expect.objectContaining({ title })]);
});
