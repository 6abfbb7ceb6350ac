import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { Button } from './button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';

function Example() {
  return (
    <div style={{ display: 'flex', justifyContent: 'end' }}>
      <Popover>
        <PopoverTrigger asChild>
          <Button>Notifications</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="What is new">
          <a href="#one">Somebody wrote</a>
        </PopoverContent>
      </Popover>
    </div>
  );
}

const trigger = page.getByRole('button', { name: 'Notifications' });
const popover = page.getByRole('dialog', { name: 'What is new' });

describe('Popover', () => {
  it('opens by keyboard with the focus inside, and gives it back on Escape', async () => {
    await renderInApp(<Example />);
    await userEvent.tab();
    await expect.element(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(popover).toHaveFocus();
    await userEvent.tab();
    await expect.element(popover.getByRole('link', { name: 'Somebody wrote' })).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it('closes on a press elsewhere', async () => {
    await renderInApp(<Example />);
    await trigger.click();
    await expect.element(popover).toBeVisible();
    await userEvent.pointer([{ coords: { x: 4, y: 400 }, keys: '[MouseLeft]' }]);
    await expect.element(popover).not.toBeInTheDocument();
  });

  it('stays inside a narrow screen', async () => {
    await setViewport(320, 600);
    await renderInApp(<Example />);
    await trigger.click();
    await expect
      .poll(() => {
        const { left, right } = popover.element().getBoundingClientRect();
        return left >= 8 && right <= 312;
      })
      .toBe(true);
  });
});
