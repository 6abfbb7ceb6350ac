import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Resizes the page; media queries, and whoever listens to them, follow with the next frame. */
export async function setViewport(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await expect.poll(() => [innerWidth, innerHeight]).toEqual([width, height]);
  await new Promise(requestAnimationFrame);
}
