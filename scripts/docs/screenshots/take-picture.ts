import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { auth } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { members } from '#server/demo/data/members.ts';
import { type Device, devices, type Variant } from './pictures.ts';
import type { Screen } from './screens.ts';
import { settle } from './settle.ts';

const quality = 70;
const hangsAfterMs = 300_000;

/** A browser of the screen's viewer, on this device. */
export async function openContext(
  browser: Browser,
  baseURL: string,
  { viewer }: Screen,
  { device, scheme }: Variant,
): Promise<BrowserContext> {
  const { width, height, scale } = devices[device];
  const isPhone = device === 'phone';
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  context.setDefaultTimeout(hangsAfterMs);
  if (viewer) await signIn(context, viewer);
  return context;
}

async function signIn(context: BrowserContext, viewer: string): Promise<void> {
  const member = members.find(({ key }) => key === viewer);
  if (!member) throw new Error(`The demo community has no ${viewer}.`);
  const email = `${member.emailLocalPart}@demo.nyu.edu`;
  const data: BodyInputOf<typeof auth.logIn> = { email, password: 'callboard-demo' };
  const answer = await context.request.post(auth.logIn.path, { data });
  if (!answer.ok()) throw new Error(`${viewer} cannot sign in: ${await answer.text()}`);
}

/** The screen as a WebP. */
export async function takePicture(page: Page, screen: Screen, device: Device): Promise<Buffer> {
  await page.goto(screen.path);
  await screen.landmark(page).waitFor();
  await settle(page);
  const from = screen.from?.[device];
  if (from) {
    await from(page).evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      scrollBy({ top: element.getBoundingClientRect().top - header - 24, behavior: 'instant' });
    });
    await settle(page);
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
}
