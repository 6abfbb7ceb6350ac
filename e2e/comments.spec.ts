import { expect, type Page } from '@playwright/test';
import { createComment, createPortfolioItem, createPost } from '#server/testing/factories.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { db } from './support/db.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

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
  const [malik, valentina] = [
    await newMember('Malik Prince'),
    await newMember(`Valentina Russo${Date.now()}`),
  ];
  const { id } = await createPost(db, { authorId: malik.id });
  const ben = await openAs(browser, malik.email, `/posts/${id}`);
  await expect(ben.getByText('Be the first to say something.')).toBeVisible();

  const ana = await openAs(browser, valentina.email, `/posts/${id}`);
  await comment(ana, 'The second verse comes in a bar early.');
  await expect(article(ana, 'a bar early')).toBeVisible();
  await expect(article(ben, 'a bar early')).toBeVisible();
  await checkAccessibility(ben);

  await article(ben, 'a bar early').getByRole('button', { name: 'Reply' }).click();
  const reply = commentsOf(ben).getByRole('textbox', { name: `Reply to ${valentina.name}` });
  await expect(reply).toBeFocused();
  await reply.pressSequentially('On purpose, @Valen');
  await ben.getByRole('option', { name: valentina.name }).click();
  await expect(reply).toHaveValue(new RegExp(`@${valentina.name}`));
  await onceSent(ben, '/comments', () => reply.press('Control+Enter'));
  const answered = article(ben, 'On purpose');
  await expect(answered.getByRole('link', { name: `@${valentina.name}` })).toBeVisible();

  await ana.goto('/notifications');
  await ana.getByRole('link', { name: /Malik Prince mentioned you in a comment/ }).click();
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
    .getByRole('button', { name: `More for the comment by ${valentina.name}` })
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
  const [odalys, adaeze] = [await newMember('Odile Marsh'), await newMember('Adaeze Obi')];
  const work = await createPortfolioItem(db, {
    userId: odalys.id,
    title: 'Borrowed Light',
    description: 'One building, eleven staircases.',
    commentCount: 2,
  });
  for (let count = 0; count < 2; count++) await createComment(db, { portfolioItemId: work.id });
  const page = await openAs(browser, adaeze.email, odalys.path, phone);
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

  await said.getByRole('button', { name: 'More for the comment by Adaeze Obi' }).tap();
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
