import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Alert } from './alert.tsx';

describe('Alert', () => {
  it('is a status for a note, so that it does not interrupt', async () => {
    await renderInApp(<Alert title="Draft restored">It was kept here.</Alert>);
    const note = page.getByRole('status').filter({ hasText: 'Draft restored' });
    await expect.element(note).toMatchTextContent(/It was kept here\./);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('is an alert for a failure', async () => {
    await renderInApp(<Alert variant="danger">The code is wrong.</Alert>);
    await expect.element(page.getByRole('alert')).toHaveTextContent('The code is wrong.');
  });

  it('can be dismissed only where somebody listens', async () => {
    const onDismiss = vi.fn();
    const screen = await renderInApp(<Alert>Kept</Alert>);
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    await screen.rerender(<Alert onDismiss={onDismiss}>Kept</Alert>);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
