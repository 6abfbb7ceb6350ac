import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findFreePort } from '#scripts/support/find-free-port.ts';
import { mailTo } from './support/mails.ts';
import { dataRoot, product } from './support/product.ts';
import { startServer } from './support/start-server.ts';
import { test } from './support/test.ts';

const password = 'ghost light on';
const dataDir = path.join(dataRoot, 'limits');
let url: string;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const port = String(await findFreePort());
  url = `http://127.0.0.1:${port}`;
  const own = { PORT: port, DATA_DIR: dataDir, DEMO: '0', RATE_LIMIT: 'on' };
  const server = startServer(url, { ...product.environment, ...own });
  stop = server.stop;
  await server.ready;
});
test.afterAll(() => stop());

const post = (request: APIRequestContext, name: string, data: object) =>
  request.post(`${url}/api/auth/${name}`, { data });

async function join(request: APIRequestContext, email: string): Promise<void> {
  const person = { email, password, firstName: 'Ida', lastName: 'Bell' };
  expect((await post(request, 'signup', person)).status()).toBe(200);
  const { subject } = await mailTo(email, /^\d{6} /, dataDir);
  const verified = await post(request, 'verify-otp', { email, otpCode: subject?.slice(0, 6) });
  expect(verified.status()).toBe(200);
}

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto(`${url}/auth?mode=login`);
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a class joins behind one address', async ({ playwright }) => {
  for (let student = 0; student < 70; student++) {
    const request = await playwright.request.newContext();
    const email = `student${student}@nyu.edu`;
    await join(request, email);
    expect((await post(request, 'login', { email, password })).status()).toBe(200);
    await request.dispose();
  }
});

test('guesses of others do not lock a member out of their own browser', async ({
  page,
  playwright,
}) => {
  const email = 'ida@nyu.edu';
  await join(page.request, email);
  await post(page.request, 'logout', {});

  const stranger = await playwright.request.newContext();
  for (let guess = 0; guess < 10; guess++) {
    await post(stranger, 'login', { email, password: 'a wrong guess' });
  }
  expect((await post(stranger, 'login', { email, password })).status()).toBe(429);
  await stranger.dispose();

  await signInByForm(page, email);
  await page.waitForURL(`${url}/`);
});

test('whoever signed up is led to the code when they sign in first', async ({ page }) => {
  const person = { email: 'eager@nyu.edu', password, firstName: 'Ida', lastName: 'Bell' };
  await post(page.request, 'signup', person);
  await signInByForm(page, person.email);
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const { subject } = await mailTo(person.email, /^\d{6} /, dataDir);
  await page.getByLabel('Verification code').fill(subject?.slice(0, 6) ?? '');
  await page.waitForURL(`${url}/`);
});
