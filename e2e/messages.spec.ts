import { type Browser, expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { sampleImage } from './support/sample-files.ts';
import { test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const editor = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function write(page: Page, text: string): Promise<void> {
  await editor(page).fill(text);
  await onceSent(page, '/messages', () =>
    page.getByRole('button', { name: 'Send', exact: true }).click(),
  );
}

/** The first message to somebody who is not connected, from their profile. */
async function ask(browser: Browser, email: string, profile: string, text: string): Promise<Page> {
  const asking = await openAs(browser, email, profile);
  await asking.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(asking.getByText(/Your first message is a request/)).toBeVisible();
  await editor(asking).fill(text);
  await asking.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(asking).toHaveURL(/\/messages\/conv_/);
  await expect(asking.getByText(/^Waiting for an answer/)).toBeVisible();
  await expect(editor(asking)).toHaveCount(0);
  return asking;
}

test('a request is accepted, answered live, seen, and ended by a block', async ({ browser }) => {
  const [beckett, adaeze] = [await newMember('Beckett Holm'), await newMember('Adaeze Obi')];
  const asked = await openAs(browser, adaeze.email);
  const nav = asked.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();

  const text = 'Would you dress a musical about the subway?';
  const asking = await ask(browser, beckett.email, adaeze.path, text);
  await checkAccessibility(asking);

  await nav.getByRole('link', { name: /^Messages\s+1 unread/ }).click();
  const requests = asked.getByRole('region', { name: '1 request' });
  await expect(requests.getByText(text)).toBeVisible();
  await requests.getByRole('link', { name: /Beckett Holm/ }).click();
  await expect(thread(asked).getByText(text)).toBeVisible();
  await checkAccessibility(asked);
  await asked.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(requests).toHaveCount(0);
  await write(asked, 'Only if the third rail sings.');

  await expect(thread(asking).getByText('Only if the third rail sings.')).toBeVisible();
  await write(asking, 'It has the best song.');
  await expect(thread(asked).getByText('It has the best song.')).toBeVisible();
  await expect(thread(asking).getByText('Seen')).toBeVisible();

  await editor(asking).fill('One more thing');
  await expect(asked.getByText('Beckett is typing…')).toBeVisible();
  await asking.locator('input[type="file"]').setInputFiles(await sampleImage('costume.png'));
  await asking.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thread(asked).getByText('One more thing')).toBeVisible();
  const image = thread(asked).getByRole('button', { name: 'Show image large' });
  await expect
    .poll(() => image.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await image.click();
  await expect(asked.getByRole('dialog', { name: 'Image' })).toBeVisible();
  await asked.keyboard.press('Escape');
  await checkAccessibility(asked);

  await asked.getByRole('searchbox', { name: 'Search your messages' }).fill('third rail');
  const found = asked.getByRole('list', { name: 'Found messages' });
  await expect(found.locator('mark')).toHaveText(['third', 'rail']);
  await found.getByRole('link').click();
  await expect(asked.getByRole('link', { name: 'Newest messages' })).toBeVisible();
  await checkAccessibility(asked);
  await asked.getByRole('button', { name: 'Clear the search' }).click();

  await asked
    .getByRole('region', { name: 'Conversation', exact: true })
    .getByRole('button', { name: 'More about the conversation with Beckett Holm' })
    .click();
  await asked.getByRole('menuitem', { name: 'Block Beckett' }).click();
  await asked.getByRole('alertdialog').getByRole('button', { name: 'Block Beckett' }).click();
  await expect(asked.getByText('You blocked Beckett', { exact: true })).toBeVisible();
  await expect(asked.getByRole('link', { name: /Beckett Holm/ })).toHaveCount(0);
  await expect(asking.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
});

test('two tabs agree on what is read on a phone, and what was not sent is sent later', async ({
  browser,
}) => {
  const [jonah, luis] = [await newMember('Jonah Fischer'), await newMember('Luis Cortez')];
  const first = await openAs(browser, luis.email, '/', phone);
  await expect(first.getByRole('article').first()).toBeVisible();
  const second = await first.context().newPage();
  await second.goto('/jobs');
  const badge = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
  for (const page of [first, second]) await expect(badge(page)).toHaveText('Messages');

  const text = 'The horn part is too high. Shall I take it down?';
  const asking = await ask(browser, jonah.email, luis.path, text);
  for (const page of [first, second]) await expect(badge(page)).toHaveText(/1 unread/);

  await badge(first).click();
  await first.getByRole('link', { name: /Jonah Fischer/ }).click();
  await expect(thread(first).getByText(text)).toBeVisible();
  await expect(first.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(first.getByRole('region', { name: 'Conversation', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await checkAccessibility(first);
  await expect(badge(second)).toHaveText('Messages');

  await first.getByRole('button', { name: 'Accept', exact: true }).click();
  await write(first, 'A third lower, please.');
  await expect(thread(asking).getByText('A third lower, please.')).toBeVisible();
  await first.getByRole('link', { name: 'Back to all messages' }).click();
  const row = first.getByRole('link', { name: /Jonah Fischer/ });
  await expect(row).toBeFocused();
  await expect(row).toContainText('You: A third lower, please.');
  await checkAccessibility(first);

  await write(asking, 'Done.');
  await expect(row).toContainText('Done.');
  for (const page of [first, second]) await expect(badge(page)).toHaveText(/1 unread/);
  await row.click();
  await expect(thread(first).getByText('Done.')).toBeVisible();
  await expect(badge(second)).toHaveText('Messages');
  await expect(thread(asking).getByText('Seen')).toBeVisible();

  await refuseSending(asking);
  await editor(asking).fill('Can you hear the house?');
  await asking.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(asking.getByRole('alert')).toContainText('Not sent.');
  await asking.reload();
  await expect(thread(asking).getByText('Can you hear the house?')).toBeVisible();
  await asking.unrouteAll();
  await onceSent(asking, '/messages', () =>
    asking.getByRole('button', { name: 'Try again' }).click(),
  );
  await expect(asking.getByRole('alert')).toHaveCount(0);
  await expect(thread(first).getByText('Can you hear the house?')).toHaveCount(1);
});

/** Messages get no answer. */
async function refuseSending(page: Page): Promise<void> {
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
}
