import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { NotificationBell } from './notification-bell.tsx';

const bell = page.getByRole('button', { name: 'Notifications' });
const list = page.getByRole('dialog', { name: 'Notifications' });

describe('NotificationBell', () => {
  it('says what will be here while nothing is', async () => {
    await renderInApp(<NotificationBell />);
    await expect.element(bell).toHaveAttribute('aria-haspopup', 'dialog');
    await bell.click();
    await expect.element(list).toMatchTextContent(/Nothing has called you yet/);
    await expect.element(bell).toHaveAttribute('aria-expanded', 'true');
  });

  it('is opened and closed by keyboard, and gives the focus back', async () => {
    await renderInApp(<NotificationBell />);
    await userEvent.tab();
    await expect.element(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
  });
});
