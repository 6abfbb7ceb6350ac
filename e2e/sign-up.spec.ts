import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { mailTo } from './support/mails.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const password = 'stage-left-1';

async function fillSignUp(page: Page, email: string) {
  const panel = page.getByRole('tabpanel', { name: 'Sign Up' });
  await panel.getByLabel('First name').fill('Zoë');
  await panel.getByLabel('Last name').fill('Marsh');
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByLabel('Confirm password').fill(password);
  return panel;
}

async function codeFor(email: string): Promise<string> {
  const { subject } = await mailTo(email, /^\d{6} /);
  return subject?.slice(0, 6) ?? '';
}

test('a student joins from the landing page with the code from the mail', async ({ page }) => {
  const email = `zoe.${crypto.randomUUID()}@nyu.edu`;
  await page.goto('/jobs/some-job');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await checkAccessibility(page);

  const panel = await fillSignUp(page, email);
  await panel.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expect(page.getByText('Code expires in 10 minutes')).toBeVisible();
  await checkAccessibility(page);

  const verify = page.getByRole('button', { name: 'Verify Email' });
  await page.getByLabel('Verification code').fill('12345');
  await expect(verify).toBeDisabled();
  const code = await codeFor(email);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.keyboard.type(code);
  await page.waitForURL('**/jobs/some-job');

  await page.goto('/');
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('Zoë').first()).toBeAttached();
});

test('whoever signed up is led to the code when they sign in first', async ({ page }) => {
  const email = `eager.${crypto.randomUUID()}@nyu.edu`;
  const person = { email, password, firstName: 'Ida', lastName: 'Bell' };
  await page.request.post('/api/auth/signup', { data: person });
  await page.goto('/auth?mode=login');
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeFor(email));
  await page.waitForURL('/');
});
