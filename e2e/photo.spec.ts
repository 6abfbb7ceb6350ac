import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

/** Lies on its side in the file; upright, red is above blue. */
async function sidewaysPhoto(): Promise<Buffer> {
  const red = { create: { width: 400, height: 600, channels: 3 as const, background: 'red' } };
  return sharp({ create: { width: 800, height: 600, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function measure(stage: Locator) {
  return stage.evaluate((element) => {
    const box = (selector: string) =>
      element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [box('[data-slot=photo-circle]'), box('img')] as const;
  });
}

/** How much of the photo's shorter side is in the circle. */
async function circleShare(stage: Locator): Promise<number> {
  const [circle, photo] = await measure(stage);
  return circle.width / Math.min(photo.width, photo.height);
}

async function isCovered(stage: Locator): Promise<boolean> {
  const [circle, photo] = await measure(stage);
  const slack = 0.1;
  return (
    photo.left <= circle.left + slack &&
    photo.top <= circle.top + slack &&
    photo.right >= circle.right - slack &&
    photo.bottom >= circle.bottom - slack
  );
}

test('a photo is checked, cropped with and without dragging, and shown everywhere at once', async ({
  browser,
}) => {
  const { email } = await newMember('Odile Marsh');
  const page = await openAs(browser, email, '/profile');
  const input = page.getByLabel('Photo', { exact: true });
  const image = { name: 'me.jpg', mimeType: 'image/jpeg' };

  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Please select an image file').first()).toBeVisible();
  await input.setInputFiles({ ...image, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText('Please select an image smaller than 5MB').first()).toBeVisible();
  await input.setInputFiles({ ...image, buffer: Buffer.from('no image at all') });
  await expect(page.getByText('Failed to load image for cropping').first()).toBeVisible();

  await input.setInputFiles({ ...image, buffer: await sidewaysPhoto() });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  const stage = dialog.getByRole('application', { name: /^Photo/ });
  const photo = dialog.getByRole('img', { name: 'What you chose' });
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  const place = () => photo.evaluate((element) => element.getAttribute('style'));
  await expect(stage.locator('[data-slot=photo-circle]')).toHaveCSS('border-radius', '50%');
  expect(await circleShare(stage)).toBeCloseTo(0.9);
  await checkAccessibility(page);

  for (const name of ['Smaller', 'Move up', 'Move down', 'Move left', 'Bigger', 'Smaller']) {
    const before = await place();
    await dialog.getByRole('button', { name }).click();
    await expect.poll(place).not.toBe(before);
  }
  await stage.focus();
  for (const key of ['Shift+ArrowUp', '+', 'ArrowLeft', '-']) {
    const before = await place();
    await page.keyboard.press(key);
    await expect.poll(place).not.toBe(before);
  }
  await zoom.fill('3');
  await expect.poll(() => circleShare(stage)).toBeCloseTo(1 / 3);
  const undragged = await place();
  await stage.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 5 });
  await page.mouse.up();
  await expect.poll(place).not.toBe(undragged);
  await expect.poll(() => isCovered(stage)).toBe(true);
  const unturned = await place();
  await stage.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(place).not.toBe(unturned);

  const gateway = '**/api/profile-photo/simple-upload';
  await page.route(gateway, (route) => route.fulfill({ status: 500, body: 'Bad day' }));
  await dialog.getByRole('button', { name: 'Save Photo' }).click();
  await expect(page.getByText('The server answered 500. Please try again.').first()).toBeVisible();
  await page.unroute(gateway);

  await page.route(gateway, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save Photo' }).click();
  await expect(dialog.getByText('Waiting for the connection…')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.unroute(gateway);
  await input.setInputFiles({ ...image, buffer: await sidewaysPhoto() });

  await dialog.getByRole('button', { name: 'Save Photo' }).click();
  await expect(page.getByText('Photo updated').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const shown = page.locator('[data-slot="avatar"] img');
  const sources = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(new Set(sources).size).toBe(1);
  expect(sources[0]).toMatch(/\?t=\d+$/);

  const answer = await page.request.get(sources[0] ?? '');
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redness = (y: number) => data[(y * info.width + 200) * info.channels] ?? 0;
  expect([info.width, info.height]).toEqual([400, 400]);
  expect(redness(20)).toBeGreaterThan(200);
  expect(redness(380)).toBeLessThan(50);
});
