import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { product } from './support/product.ts';
import { test } from './support/test.ts';

const person = (key: string) => `${key}@demo.nyu.edu`;

async function createPost(page: Page, content: string): Promise<string> {
  const headers = { origin: product.url };
  const answer = await page.request.post('/api/posts', { data: { content }, headers });
  return ((await answer.json()) as { id: string }).id;
}

const commentsOf = (page: Page) => page.getByRole('region', { name: /^Comments/ });
const article = (page: Page, text: string) =>
  commentsOf(page).getByRole('article').filter({ hasText: text }).last();

async function comment(page: Page, text: string): Promise<void> {
  await commentsOf(page).getByRole('textbox', { name: 'Comment', exact: true }).fill(text);
  await onceSent(page, '/comments', () =>
    commentsOf(page).getByRole('button', { name: 'Comment', exact: true }).click(),
  );
}

test('two people talk about a work, live, and its owner has the last word', async ({ browser }) => {
  const ben = await openAs(browser, person('malik.jefferson'), '/auth');
  const id = await createPost(ben, `A rough cut ${Date.now()}`);
  await ben.goto(`/posts/${id}`);
  await expect(ben.getByText('Be the first to say something.')).toBeVisible();

  const ana = await openAs(browser, person('valentina.rossi'), `/posts/${id}`);
  await comment(ana, 'The second verse comes in a bar early.');
  await expect(article(ana, 'a bar early')).toBeVisible();
  await expect(article(ben, 'a bar early')).toBeVisible();
  await checkAccessibility(ben);

  await article(ben, 'a bar early').getByRole('button', { name: 'Reply' }).click();
  const reply = commentsOf(ben).getByRole('textbox', { name: 'Reply to Valentina Rossi' });
  await expect(reply).toBeFocused();
  await reply.pressSequentially('On purpose, @Valen');
  await ben.getByRole('option', { name: /Valentina Rossi/ }).click();
  await expect(reply).toHaveValue(/@Valentina Rossi/);
  await onceSent(ben, '/comments', () => reply.press('Control+Enter'));
  const answered = article(ben, 'On purpose');
  await expect(answered.getByRole('link', { name: '@Valentina Rossi' })).toBeVisible();

  await ana.goto('/notifications');
  await ana.getByRole('link', { name: /Malik Jefferson mentioned you in a comment/ }).click();
  await expect(ana).toHaveURL(new RegExp(`/posts/${id}#comment_`));
  await expect(article(ana, 'On purpose')).toBeFocused();

  await article(ana, 'On purpose').getByRole('button', { name: /^Like/ }).click();
  await expect(answered.getByRole('button', { name: /1 like/ })).toBeVisible();

  await comment(ana, 'Then leave it.');
  await ben.getByRole('button', { name: '1 new comment' }).click();
  await expect(article(ben, 'Then leave it.')).toBeVisible();

  await onceSent(ben, '/commenting', () =>
    ben.getByRole('switch', { name: 'Open for comments' }).click(),
  );
  await expect(ana.getByText('Comments are closed.')).toBeVisible();
  await expect(ana.getByRole('textbox', { name: 'Comment', exact: true })).toBeHidden();
  await expect(article(ana, 'Then leave it.')).toBeVisible();

  await article(ben, 'Then leave it.')
    .getByRole('button', { name: 'More for the comment by Valentina Rossi' })
    .click();
  await ben.getByRole('menuitem', { name: 'Delete' }).click();
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(article(ana, 'Then leave it.')).toBeHidden();
  expect([...ben.complaints, ...ana.complaints]).toEqual([]);
});

test('a phone opens a work from its number of comments, and says something', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await openAs(
    browser,
    person('adaeze.nwosu'),
    '/profile/user_demoodalysquintero',
    phone,
  );
  await page.getByRole('link', { name: '2 comments' }).tap();
  const viewer = page.getByRole('dialog', { name: 'Borrowed Light' });
  await expect(viewer.getByText('One building, eleven staircases.')).toBeVisible();
  const field = viewer.getByRole('textbox', { name: 'Comment', exact: true });
  await field.fill('Who carried the water?');
  await onceSent(page, '/comments', () =>
    viewer.getByRole('button', { name: 'Comment', exact: true }).tap(),
  );
  const said = article(page, 'Who carried the water?');
  await expect(said.getByRole('button', { name: /^Like/ })).toBeVisible();
  await checkAccessibility(page);

  await said.getByRole('button', { name: 'More for the comment by Adaeze Nwosu' }).tap();
  await page.getByRole('menuitem', { name: 'Edit' }).tap();
  await viewer
    .getByRole('textbox', { name: 'Edit your comment' })
    .fill('Who carried all that water?');
  await onceSent(page, '/api/comments/', () => viewer.getByRole('button', { name: 'Save' }).tap());
  await expect(article(page, 'all that water?').getByText(/^edited/)).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('link', { name: '3 comments' })).toBeVisible();
  expect(page.complaints).toEqual([]);
});
