import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Progress } from './progress.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

const bar = page.getByRole('progressbar', { name: 'Upload' });
const filled = () => {
  const track = bar.element();
  const part = track.firstElementChild?.getBoundingClientRect().width ?? 0;
  return Math.round((100 * part) / track.getBoundingClientRect().width);
};

describe('Progress', () => {
  it('says and draws how far it is', async () => {
    await renderInApp(<Progress aria-label="Upload" value={30} />);
    await expect.element(bar).toHaveAttribute('aria-valuenow', '30');
    await expect.element(bar).toHaveAttribute('aria-valuemax', '100');
    await expect.poll(filled).toBe(30);
  });

  it('counts to another end', async () => {
    await renderInApp(<Progress aria-label="Upload" value={1} max={4} />);
    await expect.element(bar).toHaveAttribute('aria-valuemax', '4');
    await expect.poll(filled).toBe(25);
  });

  it('claims no number while the end is unknown', async () => {
    await renderInApp(<Progress aria-label="Upload" />);
    await expect.element(bar).not.toHaveAttribute('aria-valuenow');
    await expect.poll(filled).toBe(100);
  });
});

describe('Spinner', () => {
  it('is silent beside words, and speaks where it stands alone', async () => {
    const screen = await renderInApp(<Spinner />);
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    await screen.rerender(<Spinner label="Loading the photo" />);
    await expect.element(page.getByRole('status', { name: 'Loading the photo' })).toBeVisible();
  });
});

describe('Skeleton', () => {
  it('is nothing to a screen reader', async () => {
    const screen = await renderInApp(<Skeleton />);
    expect(screen.container.querySelector('[aria-hidden="true"]')).toBeVisible();
  });
});
