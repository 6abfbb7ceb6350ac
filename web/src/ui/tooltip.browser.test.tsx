import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

const button = page.getByRole('button', { name: 'Save' });
const tooltip = page.getByRole('tooltip');

function Example() {
  return (
    <div style={{ padding: 200 }}>
      <Tooltip content="Keeps the job in your list">
        <Button>Save</Button>
      </Tooltip>
    </div>
  );
}

describe('Tooltip', () => {
  it('comes at once with the focus, and describes what has it', async () => {
    await renderInApp(<Example />);
    await expect.element(tooltip).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(tooltip).toHaveTextContent('Keeps the job in your list');
    await expect.element(button).toHaveAccessibleDescription('Keeps the job in your list');
    await userEvent.tab();
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('comes with the pointer, and leaves with it', async () => {
    await renderInApp(<Example />);
    await button.hover();
    await expect.element(tooltip).toHaveTextContent('Keeps the job in your list');
    await expect
      .poll(async () => {
        await userEvent.pointer([{ coords: { x: 9, y: 9 } }, { coords: { x: 1, y: 1 } }]);
        return tooltip.query();
      })
      .toBeNull();
  });

  it('is sent away by Escape while the focus stays', async () => {
    await renderInApp(<Example />);
    await userEvent.tab();
    await expect.element(tooltip).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('goes away when its button is pressed', async () => {
    await renderInApp(<Example />);
    await button.hover();
    await expect.element(tooltip).toBeInTheDocument();
    await button.click();
    await expect.element(tooltip).not.toBeInTheDocument();
  });
});
