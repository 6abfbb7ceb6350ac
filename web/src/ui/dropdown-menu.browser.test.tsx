import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Button } from './button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

function Example({ onSelect = () => {} }: { onSelect?: (word: string) => void }) {
  const [light, setLight] = useState('warm');
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => onSelect('edit')}>Edit</DropdownMenuItem>
          <DropdownMenuItem disabled onSelect={() => onSelect('move')}>
            Move
          </DropdownMenuItem>
          <DropdownMenuItem variant="danger" onSelect={() => onSelect('delete')}>
            Delete
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Light</DropdownMenuLabel>
          <DropdownMenuRadioGroup value={light} onValueChange={setLight}>
            <DropdownMenuRadioItem value="warm">Warm</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="cold">Cold</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
      <Button>Elsewhere</Button>
    </>
  );
}

const trigger = page.getByRole('button', { name: 'Menu' });
const menu = page.getByRole('menu');
const item = (name: string) => menu.getByRole('menuitem', { name });

async function openByKey(key: string): Promise<void> {
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(menu).toBeVisible();
}

describe('DropdownMenu', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens on %j with its first entry', async (key) => {
    await renderInApp(<Example />);
    await openByKey(key);
    await expect.element(item('Edit')).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  it('is walked by arrows, past what is disabled, and by its ends', async () => {
    await renderInApp(<Example />);
    await openByKey('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(menu.getByRole('menuitemradio', { name: 'Cold' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Edit')).toHaveFocus();
  });

  it('finds an entry by its first letter', async () => {
    await renderInApp(<Example />);
    await openByKey('{Enter}');
    await userEvent.keyboard('d');
    await expect.element(item('Delete')).toHaveFocus();
  });

  it('does what was chosen, closes, and gives the focus back', async () => {
    const onSelect = vi.fn();
    await renderInApp(<Example onSelect={onSelect} />);
    await openByKey('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('delete');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its own button', () => trigger.click()],
  ])('closes on %s, and gives the focus back', async (_, close) => {
    const onSelect = vi.fn();
    await renderInApp(<Example onSelect={onSelect} />);
    await openByKey('{Enter}');
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('does not do what is disabled', async () => {
    const onSelect = vi.fn();
    await renderInApp(<Example onSelect={onSelect} />);
    await trigger.click();
    await expect.element(item('Move')).toBeInViewport();
    await item('Move').click({ force: true });
    expect(onSelect).not.toHaveBeenCalled();
    await expect.element(menu).toBeVisible();
  });

  it('marks what is chosen among several', async () => {
    await renderInApp(<Example />);
    await trigger.click();
    const cold = menu.getByRole('menuitemradio', { name: 'Cold' });
    await expect.element(menu.getByRole('menuitemradio', { name: 'Warm' })).toBeChecked();
    await cold.click();
    await trigger.click();
    await expect.element(cold).toBeChecked();
  });

  it('leaves the page behind it readable and in reach', async () => {
    await renderInApp(<Example />);
    await trigger.click();
    await expect.element(menu).toBeVisible();
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(menu).not.toBeInTheDocument();
  });
});
