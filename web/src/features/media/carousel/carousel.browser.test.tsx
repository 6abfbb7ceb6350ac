import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Media } from '#contract/uploads/media.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { Carousel } from './carousel.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const picture = (place: number): Media => ({
  url: `${pixel}#${place}`,
  type: 'image',
  name: null,
  size: null,
  width: 1600,
  height: 1000,
  blur: null,
  poster: null,
  variants: [],
  alt: `Still ${place}`,
});

const carousel = page.getByRole('region', { name: '3 pictures' });
const next = page.getByRole('button', { name: 'Next picture' });
const previous = page.getByRole('button', { name: 'Previous picture' });
const still = (place: number) => page.getByRole('button', { name: `Show large: Still ${place}` });
async function isAt(place: number): Promise<void> {
  const words = new RegExp(`Picture ${place}/3`);
  await expect.element(carousel).toMatchTextContent(words);
}

beforeEach(async () => {
  await setViewport(600, 900);
  await renderInApp(<Carousel pictures={[1, 2, 3].map(picture)} sizes="640px" />);
});

describe('Carousel', () => {
  it('goes on and back by its buttons, and stops at the ends', async () => {
    await isAt(1);
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await isAt(2);
    await next.click();
    await isAt(3);
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(still(3)).toBeInViewport();
    await previous.click();
    await isAt(2);
  });

  it('goes by the arrow keys, and the focus goes with it', async () => {
    (still(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await isAt(2);
    await expect.element(still(2)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await isAt(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(still(3)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await isAt(1);
  });

  it('follows a swipe', async () => {
    const row = carousel.getByRole('list').element();
    row.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' });
    await isAt(3);
    await expect.element(still(3)).toBeInViewport();
  });

  it('has the shape of its first picture before any has loaded', async () => {
    const { width, height } = still(2).element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(1.6, 1);
  });
});
