import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { LazyPopup, type PopupProps } from './lazy-popup.tsx';

interface Given {
  entry: string;
}

function Menu({ trigger, entry }: PopupProps & Given) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>{entry}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function renderPopup(load: () => Promise<typeof Menu>) {
  const Popup = lazyComponent(load);
  const trigger = <button type="button">More</button>;
  return renderInApp(
    <LazyPopup kind="menu" Popup={Popup} trigger={trigger} popupProps={{ entry: 'Copy link' }} />,
  );
}

const button = page.getByRole('button', { name: 'More' });
const entry = page.getByRole('menuitem', { name: 'Copy link' });

describe('PopupOnDemand', () => {
  it('says what it opens before it is there', async () => {
    await renderPopup(() => Promise.resolve(Menu));
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('is fetched when the pointer comes near, and not before', async () => {
    const load = vi.fn(() => Promise.resolve(Menu));
    await renderPopup(load);
    expect(load).not.toHaveBeenCalled();
    await button.hover();
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await expect.element(entry).not.toBeInTheDocument();
  });

  it('opens at the first press, with what it was given', async () => {
    await renderPopup(() => Promise.resolve(Menu));
    await button.click();
    await expect.element(entry).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('keeps the focus on its button through the change, and closes like any other', async () => {
    await renderPopup(() => Promise.resolve(Menu));
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(entry).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(entry).toHaveFocus();
  });

  it('says when it does not arrive, and can be pressed again', async () => {
    const load = vi.fn<() => Promise<typeof Menu>>();
    load.mockRejectedValue(new Error('Failed to fetch'));
    await renderPopup(load);
    await button.click();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await expect.element(toasts.getByText('This did not load')).toBeVisible();
    load.mockResolvedValue(Menu);
    await button.click();
    await expect.element(entry).toBeVisible();
  });
});
