import { type Browser, expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { onceSent } from './support/once-sent.ts';
import { demo, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const person = (key: string) => ({
  email: `${key}@demo.nyu.edu`,
  path: `/profile/user_demo${key.replace('.', '')}`,
});

test('two people connect, endorse, and part again', async ({ browser }) => {
  const ravi = person('ravi.menon');
  const tyler = person('tyler.nakai');
  const asking = await visit(browser, ravi.email, tyler.path);
  await expect(asking.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  await expect(asking.getByRole('link', { name: 'Email', exact: true })).toBeHidden();
  await asking.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(asking.getByText('Connection request sent', { exact: true })).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Pending' })).toBeDisabled();
  await checkAccessibility(asking);

  await asking.getByRole('button', { name: 'Your request to Tyler' }).click();
  await asking.getByRole('menuitem', { name: 'Withdraw request' }).click();
  await expect(asking.getByText('Request withdrawn', { exact: true })).toBeVisible();
  await asking.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(asking.getByRole('button', { name: 'Pending' })).toBeVisible();

  const asked = await visit(browser, tyler.email, ravi.path);
  await expect(asked.getByRole('button', { name: 'Decline' })).toBeVisible();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked.getByText('You and Ravi are connected', { exact: true })).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Connected' })).toBeDisabled();
  const email = asked.getByRole('link', { name: 'Email', exact: true });
  await expect(email).toHaveAttribute('href', `mailto:${ravi.email}`);

  await onceSent(asked, '/api/endorsements/', () =>
    asked.getByRole('button', { name: 'Endorse', exact: false }).first().click(),
  );
  await expect(asked.getByRole('button', { pressed: true }).first()).toBeVisible();
  await asked.reload();
  await expect(asked.getByRole('button', { pressed: true }).first()).toBeVisible();

  await asked.getByRole('button', { name: 'Your connection with Ravi' }).click();
  await asked.getByRole('menuitem', { name: 'Remove connection' }).click();
  await asked.getByRole('alertdialog').getByRole('button', { name: 'Remove connection' }).click();
  await expect(asked.getByText('Connection removed', { exact: true })).toBeVisible();
  await expect(email).toBeHidden();
  await expect(asked.getByRole('button', { name: 'Connect', exact: true })).toBeFocused();
});

test('a request with a note comes while one reads the board, and is answered in one tap', async ({
  browser,
}) => {
  const [clara, bao] = [person('clara.weiss'), person('bao.nguyen')];
  const asked = await visit(browser, bao.email, '/', { width: 390, height: 844 });
  await expect(asked.getByRole('article').first()).toBeVisible();
  const requests = asked.getByRole('region', { name: 'Requests' });
  await expect(requests).toHaveCount(0);

  const asking = await visit(browser, clara.email, bao.path);
  await asking.getByRole('button', { name: 'Connect with Bao, with a note' }).click();
  const dialog = asking.getByRole('dialog', { name: 'Connect with Bao' });
  await dialog.getByLabel('Your note').fill('I keep the books of a gallery that needs plotters.');
  await checkAccessibility(asking);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(asking.getByRole('button', { name: 'Pending' })).toBeDisabled();
  await expect(asking.getByText(/gallery that needs plotters/)).toHaveCount(0);

  await expect(requests.getByLabel('Note from Clara')).toHaveText(
    'I keep the books of a gallery that needs plotters.',
  );
  await checkAccessibility(asked);
  await asked.goto(clara.path);
  await expect(asked.getByLabel('Note from Clara')).toBeVisible();
  await asked.goto(`/connections/${bao.path.replace('/profile/', '')}`);
  await expect(asked.getByRole('heading', { level: 1, name: 'Your connections' })).toBeVisible();
  await requests.getByRole('button', { name: 'Accept the request of Clara Weiss' }).click();
  await expect(asked.getByText('You and Clara are connected', { exact: true })).toBeVisible();
  await expect(requests).toHaveCount(0);
  await expect(asked.getByRole('article').filter({ hasText: 'Clara Weiss' })).toBeVisible();
});

test('whoever was declined is told when to ask again', async ({ browser }) => {
  const jun = person('jun.takahashi');
  const sam = person('sam.whitaker');
  const asking = await visit(browser, jun.email, sam.path);
  await asking.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(asking.getByRole('button', { name: 'Pending' })).toBeVisible();
  const asked = await visit(browser, sam.email, jun.path);
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(asked.getByText('Request declined', { exact: true })).toBeVisible();
  await asking.reload();
  await expect(asking.getByText(/You can ask again from/)).toBeVisible();
});

test('the list of connections has its count, and leads to each profile', async ({ page }) => {
  await signIn(page, demo.student);
  await page.goto('/profile/user_demopriyaraghunathan');
  const label = page.getByRole('link', { name: /^\d+ connections?$/ });
  const count = Number.parseInt((await label.textContent()) ?? '', 10);
  await label.click();
  await expect(page.getByRole('heading', { name: "Priya's Connections" })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(count);
  await checkAccessibility(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/profile\/user_/);
});

test('a list that does not load says so', async ({ page }) => {
  await signIn(page, demo.student);
  await page.goto('/connections/user_nobody');
  await expect(page.getByRole('heading', { name: 'Unable to Load Connections' })).toBeVisible();
});

test('recommendations say why, and can be taken or dismissed', async ({ page }) => {
  await signIn(page, 'theo.brandt@demo.nyu.edu');
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Recommended Connections' });
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expect(panel.getByText(/in common|mutual|same|takes/).first()).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Connect with students' })).toBeVisible();
  const names = () => panel.getByRole('listitem').getByRole('link').allTextContents();
  const [first = '', second = ''] = await names();
  const refusal = { status: 403, json: { code: 'forbidden', message: 'Not now.' } };
  await page.route('**/api/connections/recommended/*', (route) => route.fulfill(refusal), {
    times: 1,
  });
  await panel.getByRole('button', { name: `Do not suggest ${first}` }).click();
  await expect(page.getByText('Error hiding this suggestion', { exact: true })).toBeVisible();
  await expect.poll(names).toContain(first);
  await onceSent(page, '/api/connections/recommended/', () =>
    panel.getByRole('button', { name: `Do not suggest ${first}` }).click(),
  );
  await panel.getByRole('button', { name: `Connect with ${second}` }).click();
  await expect(page.getByText('Connection request sent', { exact: true })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect(await names()).not.toContain(first);
  expect(await names()).not.toContain(second);
});

test('on a phone people are recommended between the cards of the feed', async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const page = await (await browser.newContext({ viewport })).newPage();
  await signIn(page, 'noor.haddad@demo.nyu.edu');
  await page.goto('/');
  await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();
  const panel = page.getByRole('region', { name: 'Recommended Connections' });
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  const above = page
    .locator('#feed > ol > li', { has: panel })
    .locator('xpath=preceding-sibling::li');
  await expect(above.getByRole('article')).toHaveCount(3);
  await panel.scrollIntoViewIfNeeded();
  await checkAccessibility(page);
  const name = await panel.getByRole('listitem').getByRole('link').first().textContent();
  await panel.getByRole('button', { name: `Do not suggest ${name}` }).click();
  await expect(panel.getByRole('link', { name: `${name}` })).toHaveCount(0);
});

test('a member is reported and blocked from their profile, and unblocked in the settings', async ({
  page,
}) => {
  const oscar = person('oscar.lindqvist');
  await signIn(page, 'mina.sadeghi@demo.nyu.edu');
  await page.goto(oscar.path);
  await page.getByRole('button', { name: 'More about Oscar' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report Oscar Lindqvist' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Please choose what is wrong.')).toBeVisible();
  await checkAccessibility(page);
  await report.getByLabel('Something else').check();
  await report.getByLabel('Details').fill('A test of the report.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for your report', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More about Oscar' })).toBeFocused();

  await page.getByRole('button', { name: 'More about Oscar' }).click();
  await page.getByRole('menuitem', { name: 'Block Oscar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block Oscar' }).click();
  await expect(page.getByRole('heading', { name: 'You blocked Oscar Lindqvist' })).toBeVisible();
  await page.goto('/discover?q=Oscar+Lindqvist');
  await expect(page.getByText(/^\d+ students?$|Nobody found/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Oscar Lindqvist' })).toHaveCount(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Unblock Oscar Lindqvist' }).click();
  await expect(page.getByText('Oscar is no longer blocked', { exact: true })).toBeVisible();
  await page.goto(oscar.path);
  await expect(page.getByRole('heading', { name: 'Oscar Lindqvist' })).toBeVisible();
});

async function visit(
  browser: Browser,
  email: string,
  path: string,
  viewport = { width: 1280, height: 720 },
): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await signIn(page, email);
  await page.goto(path);
  return page;
}
