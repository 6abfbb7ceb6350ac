import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ClampedText } from './clamped-text.tsx';

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => `Line ${n + 1} of the call.`).join('\n');
const more = page.getByRole('button', { name: 'Show more of Gaffer' });
const less = page.getByRole('button', { name: 'Show less of Gaffer' });
const height = () =>
  document.querySelector('[data-slot="linked-text"]')?.getBoundingClientRect().height ?? 0;

describe('ClampedText', () => {
  it('shows four lines, then all of them, then four again', async () => {
    await renderInApp(<ClampedText text={lines(7)} label="Gaffer" />);
    await expect.element(more).toBeVisible();
    const closed = height();
    await more.click();
    await expect.element(less).toBeVisible();
    expect(height()).toBeGreaterThan(closed * 1.6);
    await less.click();
    await expect.element(more).toBeVisible();
    expect(height()).toBe(closed);
  });

  it('offers nothing where all is shown', async () => {
    await renderInApp(
      <>
        <ClampedText text={lines(4)} label="Gaffer" />
        <ClampedText text={lines(5)} label="Grip" />
      </>,
    );
    await expect.element(page.getByRole('button', { name: 'Show more of Grip' })).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });
});
