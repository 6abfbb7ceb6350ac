import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ExpandableText } from './expandable-text.tsx';
import { LinkedText } from './linked-text.tsx';

const long = `${'A rehearsal of two hours. '.repeat(40)}The very end.`;

describe('LongText', () => {
  it('shows a short text whole, without a button', async () => {
    await renderInApp(<ExpandableText text="We need two actors." label="the job" />);
    await expect.element(page.getByText('We need two actors.')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('shows the rest of a long text when asked, and hides it again', async () => {
    await renderInApp(<ExpandableText text={long} label="the job" />);
    const button = page.getByRole('button');
    await expect.element(button).toHaveAccessibleName('Show more of the job');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByText(/The very end/)).not.toBeInTheDocument();
    await button.click();
    await expect.element(page.getByText(/The very end/)).toBeVisible();
    await expect.element(button).toHaveAccessibleName('Show less of the job');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect.element(page.getByText(/The very end/)).not.toBeInTheDocument();
  });

  it('is opened by keyboard, which stays on the button', async () => {
    await renderInApp(<ExpandableText text={long} label="the job" />);
    await userEvent.tab();
    await expect.element(page.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/The very end/)).toBeVisible();
    await expect.element(page.getByRole('button')).toHaveFocus();
  });

  it('counts lines too', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Scene ${index + 1}`).join('\n');
    await renderInApp(<ExpandableText text={lines} label="the post" />);
    await expect.element(page.getByText(/Scene 30/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show more of the post' }).click();
    await expect.element(page.getByText(/Scene 30/)).toBeVisible();
  });
});

describe('LinkedText', () => {
  it('makes links of addresses, in a page of their own that learns nothing of this one', async () => {
    await renderInApp(<LinkedText text="See https://example.org/reel, please." />);
    const link = page.getByRole('link', { name: 'https://example.org/reel' });
    await expect.element(link).toHaveAttribute('href', 'https://example.org/reel');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  it('shows markup as what was typed', async () => {
    await renderInApp(<LinkedText text={'<b>Bold</b> & <img src=x onerror="alert(1)">'} />);
    await expect
      .element(page.getByText('<b>Bold</b> & <img src=x onerror="alert(1)">'))
      .toBeVisible();
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });

  it('keeps line breaks, and breaks a word that is too long', async () => {
    await renderInApp(
      <div style={{ width: 200 }}>
        <LinkedText text={`One\nTwo\n${'x'.repeat(200)}`} />
      </div>,
    );
    const text = page.getByText(/One/).element();
    expect(text.getBoundingClientRect().width).toBe(200);
    expect(text.scrollWidth).toBe(200);
    expect(text.getBoundingClientRect().height).toBeGreaterThan(100);
  });
});
