import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../browser/find-browser.ts';
import { projectRoot } from '../support/project-root.ts';
import { withDemoProduct } from './screenshots/demo-product.ts';
import { gallery } from './screenshots/gallery.ts';
import { pictureName, type Variant, variants } from './screenshots/pictures.ts';
import { type Screen, screens } from './screenshots/screens.ts';
import { openContext, takePicture } from './screenshots/take-picture.ts';

const folder = path.join(projectRoot, 'docs/screenshots');
const names = process.argv.slice(2);
const chosen = screens.filter(({ name }) => names.length === 0 || names.includes(name));

await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'README.md'), gallery());
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  await withDemoProduct(async (url) => {
    for (const screen of chosen) await writePictures(browser, url, screen);
  });
} finally {
  await browser.close();
}

async function writePictures(onBrowser: Browser, url: string, screen: Screen): Promise<void> {
  // What opening the page changes, such as read marks, is then the same in every picture.
  await show(onBrowser, url, screen, { device: 'desktop', scheme: 'light' });
  for (const variant of variants) {
    const file = pictureName(screen.name, variant);
    const picture = await show(onBrowser, url, screen, variant);
    await writeFile(path.join(folder, file), picture);
    console.log(`${file} ${Math.round(picture.length / 1024)} KB`);
  }
}

async function show(onBrowser: Browser, url: string, screen: Screen, variant: Variant) {
  const context = await openContext(onBrowser, url, screen, variant);
  try {
    return await takePicture(await context.newPage(), screen, variant.device);
  } finally {
    await context.close();
  }
}
