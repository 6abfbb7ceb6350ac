import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { RelativeTime } from './relative-time.tsx';

describe('When', () => {
  it('says how long ago it was, and the moment to machines', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await renderInApp(<RelativeTime instant={hourAgo} />);
    await expect.element(page.getByText('1 hour ago')).toHaveAttribute('datetime', hourAgo);
  });

  it('names the exact moment to whoever points at it', async () => {
    await renderInApp(<RelativeTime instant="2026-01-05T17:30:00.000Z" />);
    const time = page.getByRole('time');
    await expect.element(time).not.toHaveAttribute('title');
    await time.hover();
    await expect
      .element(time)
      .toHaveAttribute('title', expect.stringMatching(/^Monday, January 5, 2026 at 12:30.PM$/));
  });
});
