import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

test('two people connect, endorse, and part again', async ({ browser }) => {
  const ravi = await newMember('Ravi Sandoval', { skills: ['Editing', 'Gaffing'] });
  const tyler = await newMember('Tyler Reyes', { skills: ['Lighting'] });
  const asking = await openAs(browser, ravi.email, tyler.path);
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

  const asked = await openAs(browser, tyler.email, ravi.path);
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

test('a request with a note comes while one reads the board, is answered in one tap, and is counted', async ({
  browser,
}) => {
  const [clara, bao] = [await newMember('Clara Stern'), await newMember('Bao Tran')];
  const asked = await openAs(browser, bao.email, '/', { viewport: { width: 390, height: 844 } });
  await expect(asked.getByRole('article').first()).toBeVisible();
  const requests = asked.getByRole('region', { name: 'Requests' });
  await expect(requests).toHaveCount(0);

  const asking = await openAs(browser, clara.email, bao.path);
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
  await asked.goto(`/connections/${bao.id}`);
  await expect(asked.getByRole('heading', { level: 1, name: 'Your connections' })).toBeVisible();
  await requests.getByRole('button', { name: 'Accept the request of Clara Stern' }).click();
  await expect(asked.getByText('You and Clara are connected', { exact: true })).toBeVisible();
  await expect(requests).toHaveCount(0);
  await expect(asked.getByRole('article').filter({ hasText: 'Clara Stern' })).toBeVisible();

  await asking.reload();
  await asking.getByRole('link', { name: '1 connection', exact: true }).click();
  await expect(asking.getByRole('heading', { name: "Bao's Connections" })).toBeVisible();
  await expect(asking.getByRole('article')).toHaveCount(1);
  await checkAccessibility(asking);
  await asking.getByRole('article').getByRole('link').first().click();
  await expect(asking).toHaveURL(clara.path);
});

test('recommendations say why, and one that is taken or dismissed does not come back', async ({
  browser,
}) => {
  const theo = await newMember('Theo Lang', { skills: ['Editing', 'Cinematography', 'Lighting'] });
  const page = await openAs(browser, theo.email);
  const panel = page.getByRole('region', { name: 'Recommended Connections' });
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expect(panel.getByText(/in common|mutual|same|takes/).first()).toBeVisible();
  const names = () => panel.getByRole('listitem').getByRole('link').allTextContents();
  const [first = '', second = ''] = await names();
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

test('a member is reported and blocked from their profile, and unblocked in the settings', async ({
  browser,
}) => {
  const [mina, otis] = [await newMember('Mina Vale'), await newMember('Otis Marlow')];
  const page = await openAs(browser, mina.email, otis.path);
  await page.getByRole('button', { name: 'More about Otis' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report Otis Marlow' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Please choose what is wrong.')).toBeVisible();
  await checkAccessibility(page);
  await report.getByLabel('Something else').check();
  await report.getByLabel('Details').fill('A test of the report.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for your report', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More about Otis' })).toBeFocused();

  await page.getByRole('button', { name: 'More about Otis' }).click();
  await page.getByRole('menuitem', { name: 'Block Otis' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block Otis' }).click();
  await expect(page.getByRole('heading', { name: 'You blocked Otis Marlow' })).toBeVisible();
  await page.goto('/discover?q=Otis+Marlow');
  await expect(page.getByText(/^\d+ students?$|Nobody found/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Otis Marlow' })).toHaveCount(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Unblock Otis Marlow' }).click();
  await expect(page.getByText('Otis is no longer blocked', { exact: true })).toBeVisible();
  await page.goto(otis.path);
  await expect(page.getByRole('heading', { name: 'Otis Marlow' })).toBeVisible();
});
