import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { PhotoDialog } from './photo-dialog.tsx';

const stage = page.getByRole('application', { name: /^Photo/ });
const photo = page.getByRole('img', { name: 'What you chose' });
const zoom = page.getByRole('slider', { name: 'Zoom' });

async function drawnPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 600);
  canvas.getContext('2d')?.fillRect(0, 0, 400, 600);
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
}

const circleBox = () =>
  stage.element().querySelector('[data-slot=photo-circle]')?.getBoundingClientRect() ??
  new DOMRect();

/** In parts of the circle's box: what the circle shows begins at left and top. */
function view() {
  const circle = circleBox();
  const box = photo.element().getBoundingClientRect();
  const round = (value: number) => Math.round(1_000 * value) / 1_000;
  return {
    left: round((circle.left - box.left) / circle.width),
    top: round((circle.top - box.top) / circle.height),
    zoom: round(Math.min(box.width, box.height) / circle.width),
  };
}

/** A finger, at parts of the circle's box. */
function touch(type: string, pointerId: number, x: number, y: number): void {
  const circle = circleBox();
  stage.element().dispatchEvent(
    new PointerEvent(type, {
      pointerId,
      pointerType: 'touch',
      isPrimary: pointerId === 1,
      bubbles: true,
      clientX: circle.left + x * circle.width,
      clientY: circle.top + y * circle.height,
    }),
  );
}

/** The middle 90 percent: 800 × 600 in a circle of 540. */
const initial = { left: 0.241, top: 0.056, zoom: 1.111 };

async function open(): Promise<void> {
  const file = await drawnPhoto();
  await renderInApp(<PhotoDialog file={file} open onOpenChange={() => undefined} />);
  await expect.poll(view).toEqual(initial);
}

describe('a finger', () => {
  it('drags the photo behind the circle', async () => {
    await open();
    touch('pointerdown', 1, 0.5, 0.5);
    touch('pointermove', 1, 0.4, 0.52);
    touch('pointermove', 1, 0.3, 0.52);
    touch('pointerup', 1, 0.3, 0.52);
    touch('pointermove', 1, 0.1, 0.1);
    await expect.poll(view).toEqual({ left: 0.441, top: 0.036, zoom: 1.111 });
  });

  it('does not drag the photo off the circle', async () => {
    await open();
    touch('pointerdown', 1, 0.5, 0.5);
    touch('pointermove', 1, 5, 5);
    await expect.poll(view).toEqual({ left: 0, top: 0, zoom: 1.111 });
  });
});

describe('two fingers', () => {
  it('zoom about the middle between them, and then one drags on', async () => {
    await open();
    touch('pointerdown', 1, 0.4, 0.5);
    touch('pointerdown', 2, 0.6, 0.5);
    touch('pointermove', 1, 0.3, 0.5);
    touch('pointermove', 2, 0.7, 0.5);
    await expect.poll(() => view().zoom).toBe(2.222);
    await expect.poll(() => view().top).toBe(0.611);
    touch('pointerup', 2, 0.7, 0.5);
    touch('pointermove', 1, 0.3, 0.6);
    await expect.poll(view).toMatchObject({ top: 0.511, zoom: 2.222 });
  });

  it('leave the zoom alone when a third comes', async () => {
    await open();
    touch('pointerdown', 1, 0.4, 0.5);
    touch('pointerdown', 2, 0.6, 0.5);
    touch('pointerdown', 3, 0.5, 0.9);
    touch('pointermove', 3, 0.5, 0.1);
    touch('pointermove', 1, 0.3, 0.5);
    await expect.poll(() => view().zoom).toBe(1.667);
  });
});

describe('the slider', () => {
  it('follows the zoom and sets it', async () => {
    await open();
    await expect.element(zoom).toHaveAttribute('aria-valuetext', '111 percent');
    await zoom.fill('3');
    await expect.poll(() => view().zoom).toBe(3);
    await userEvent.keyboard('{Home}');
    await expect.poll(view).toMatchObject({ top: 0, zoom: 1 });
    await page.getByRole('button', { name: 'Bigger' }).click();
    await expect.element(zoom).toHaveValue('1.1');
  });
});

describe('the keys', () => {
  it('move the photo and zoom it', async () => {
    await open();
    (stage.element() as HTMLElement).focus();
    const pixels = (count: number) => count / circleBox().width;
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => view().left).toBeCloseTo(initial.left + pixels(1), 2);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.poll(() => view().top).toBeCloseTo(initial.top - pixels(10), 2);
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await expect.poll(() => view().left).toBe(0);
    await userEvent.keyboard('+');
    await expect.poll(() => view().zoom).toBe(1.222);
    await userEvent.keyboard('--');
    await expect.poll(() => view().zoom).toBe(1.01);
  });
});

it('zooms with the wheel about the pointer', async () => {
  await open();
  const { left, top } = circleBox();
  const turn = { deltaY: -200, clientX: left, clientY: top, cancelable: true, bubbles: true };
  const wheel = new WheelEvent('wheel', turn);
  stage.element().dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  await expect.poll(() => view().zoom).toBeGreaterThan(1.5);
  const factor = view().zoom / initial.zoom;
  expect(view().left).toBeCloseTo(initial.left * factor, 2);
});

it('has targets for a thumb', async () => {
  await open();
  const height = (element: Element) => element.getBoundingClientRect().height;
  await expect.poll(() => height(zoom.element())).toBeGreaterThanOrEqual(44);
  await expect.element(stage).toHaveStyle({ touchAction: 'none' });
});
