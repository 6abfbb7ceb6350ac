import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ShareButton } from './share-button.tsx';

const button = page.getByRole('button', { name: 'Share Hamlet' });
const toasts = page.getByRole('region', { name: /Notifications/ });
const address = `${location.origin}/jobs/job_1`;
const share = vi.fn<(data: ShareData) => Promise<void>>();

/** A device with a finger, that offers to hand an address to another app. */
function useTouchDevice(): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query === '(pointer: coarse)' ? 'all' : query),
  );
  vi.stubGlobal('navigator', new Proxy(navigator, shareable));
}

const shareable: ProxyHandler<Navigator> = {
  has: (target, name) => name === 'share' || name in target,
  get: (target, name) => (name === 'share' ? share : Reflect.get(target, name, target)),
};

beforeEach(() => {
  share.mockReset();
});

describe('sharing at a desk', () => {
  it('copies the link, and says who can open it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderInApp(<ShareButton path="/jobs/job_1" title="Hamlet" />);
    await button.click();
    await expect.element(toasts.getByText('Link copied')).toBeVisible();
    await expect
      .element(toasts.getByText('Only members who are signed in can open it.'))
      .toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('shows the link where the browser does not let us copy', async () => {
    const refusal = new DOMException('Not allowed', 'NotAllowedError');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
    await renderInApp(<ShareButton path="/jobs/job_1" title="Hamlet" />);
    await button.click();
    await expect.element(toasts.getByText('Copy this link')).toBeVisible();
    await expect.element(toasts.getByText(address)).toBeVisible();
  });
});

describe('sharing with a finger', () => {
  it('hands the link to another app, and says nothing of its own', async () => {
    useTouchDevice();
    share.mockResolvedValue();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderInApp(<ShareButton path="/jobs/job_1" title="Hamlet" />);
    await button.click();
    await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Hamlet', url: address }]]);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('does nothing when the member thinks better of it', async () => {
    useTouchDevice();
    share.mockRejectedValue(new DOMException('Cancelled', 'AbortError'));
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderInApp(<ShareButton path="/jobs/job_1" title="Hamlet" />);
    await button.click();
    await expect.poll(() => share.mock.calls.length).toBe(1);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link where no app takes it', async () => {
    useTouchDevice();
    share.mockRejectedValue(new DOMException('No app', 'NotAllowedError'));
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderInApp(<ShareButton path="/jobs/job_1" title="Hamlet" />);
    await button.click();
    await expect.element(toasts.getByText('Link copied')).toBeVisible();
  });
});
