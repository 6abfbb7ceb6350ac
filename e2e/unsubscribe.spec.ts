import { expect } from '@playwright/test';
import { unsubscribeLink } from '#server/features/mails/unsubscribe/unsubscribe-link.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { product, secretKey } from './support/product.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const server = { secretKey: Buffer.from(secretKey), publicUrl: () => product.url };

test('a reader stops mails by the link in one of them, without signing in', async ({ page }) => {
  const { id, email } = await newMember('Femi Ade');
  const link = unsubscribeLink(server)({ userId: id, preferences: ['emailProfileViews'] });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Stop these mails?' })).toBeVisible();
  await expect(page.getByText('views of your profile')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByRole('heading', { name: 'These mails have stopped' })).toBeVisible();
  await checkAccessibility(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'These mails are already off' })).toBeVisible();

  await signIn(page.context(), email);
  const user = await page.request.get(`${product.url}/api/auth/user`);
  expect(await user.json()).toMatchObject({ emailProfileViews: false, emailDigest: true });
  await page.getByRole('link', { name: 'Mail settings' }).click();
  await expect(page).toHaveURL(`${product.url}/settings`);
});

test('a link that was changed stops nothing and says so', async ({ page }) => {
  const link = unsubscribeLink(server)({
    userId: 'user_demofemiadeyemi',
    preferences: ['emailDigest'],
  });
  await page.goto(link.replace('femiadeyemi', 'mayaokafor'));
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});
