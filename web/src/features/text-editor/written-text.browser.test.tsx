import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { WrittenText } from './written-text.tsx';

const mentions = [{ id: 'user_ben', name: 'Ben Okafor' }];

it('links mentions to profiles and addresses to their pages, and keeps line breaks', async () => {
  await renderInApp(
    <WrittenText
      text={'With @Ben Okafor.\n<b>Reel</b>: https://example.org/@reel'}
      mentions={mentions}
    />,
  );
  const mention = page.getByRole('link', { name: '@Ben Okafor' });
  await expect.element(mention).toHaveAttribute('href', '/profile/user_ben');
  const reel = page.getByRole('link', { name: 'https://example.org/@reel' });
  await expect.element(reel).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expect.element(page.getByText(/<b>Reel<\/b>/)).toBeVisible();
  expect(page.getByText(/With/).element().textContent).toContain('.\n<b>');
});

it('links no name that is not mentioned', async () => {
  await renderInApp(<WrittenText text="With @Ben Okafors and @Cleo Marsh" mentions={mentions} />);
  await expect.element(page.getByText('With @Ben Okafors and @Cleo Marsh')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
