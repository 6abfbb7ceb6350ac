import { expect } from '@playwright/test';
import sharp from 'sharp';
import { checkAccessibility } from './support/check-accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const owner = 'odalys.quintero@demo.nyu.edu';

/** Lies on its side in the file; upright, red is above blue. */
async function sidewaysPhoto(): Promise<Buffer> {
  const red = { create: { width: 400, height: 600, channels: 3 as const, background: 'red' } };
  return sharp({ create: { width: 800, height: 600, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('a photo is checked, cropped without dragging, and shown everywhere at once', async ({
  page,
}) => {
  await signIn(page, owner);
  await page.goto('/profile');
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
  const circle = dialog.locator('.ReactCrop__crop-selection');
  const place = () => circle.evaluate((element) => element.getAttribute('style'));
  await expect(circle).toHaveCSS('border-radius', '50%');
  expect(await place()).toContain('width: 90%');
  await checkAccessibility(page);

  for (const name of ['Smaller', 'Move up', 'Move down', 'Move left', 'Bigger', 'Smaller']) {
    const before = await place();
    await dialog.getByRole('button', { name }).click();
    await expect.poll(place).not.toBe(before);
  }
  await circle.focus();
  const before = await place();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(place).not.toBe(before);

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
