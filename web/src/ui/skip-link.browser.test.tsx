import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SkipLink } from './skip-link.tsx';

function Example() {
  return (
    <>
      <SkipLink />
      <nav style={{ paddingTop: 40 }}>
        <a href="/jobs">Jobs</a>
      </nav>
      <main id="main" tabIndex={-1}>
        <a href="/profile">Profile</a>
      </main>
    </>
  );
}

const link = page.getByRole('link', { name: 'Skip to content' });

describe('SkipLink', () => {
  it('is seen only by whoever uses the keyboard', async () => {
    await renderInApp(<Example />);
    await expect.element(link).toHaveStyle({ clipPath: 'inset(50%)' });
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await expect.element(link).toBeInViewport({ ratio: 1 });
    await expect.element(link).toHaveStyle({ clipPath: 'none' });
    await userEvent.tab();
    await expect.element(link).toHaveStyle({ clipPath: 'inset(50%)' });
  });

  it('leads past the navigation', async () => {
    await renderInApp(<Example />);
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Profile' })).toHaveFocus();
  });
});
