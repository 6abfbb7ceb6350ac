import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentUser } from '#contract/users/contract.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { useRedirectWhenSignedOut } from './use-redirect-when-signed-out.ts';

function Example({ user }: { user: CurrentUser | null | undefined }) {
  return <p>{useRedirectWhenSignedOut(user) ? 'Leaving' : 'Staying'}</p>;
}

describe('a page whose member turns out to be signed out', () => {
  it('leaves for the page that strangers see', async () => {
    const screen = await renderInApp(<Example user={makeViewer()} />, { path: '/jobs' });
    await expect.element(page.getByText('Staying')).toBeVisible();
    await screen.rerender(<Example user={null} />);
    await expect.element(page.getByText('Leaving')).toBeVisible();
    await expect.poll(listPageLoads).toEqual(['/']);
  });

  it('stays while it is not known who is there', async () => {
    const screen = await renderInApp(<Example user={makeViewer()} />);
    await screen.rerender(<Example user={undefined} />);
    await expect.element(page.getByText('Staying')).toBeVisible();
    expect(listPageLoads()).toEqual([]);
  });

  it('stays for a stranger who was never signed in', async () => {
    const screen = await renderInApp(<Example user={undefined} />);
    await screen.rerender(<Example user={null} />);
    await expect.element(page.getByText('Staying')).toBeVisible();
    expect(listPageLoads()).toEqual([]);
  });
});
