import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Chip } from './chip.tsx';

describe('Chip', () => {
  it('can go by mouse and by keyboard where it may', async () => {
    const onRemove = vi.fn();
    await renderInApp(
      <Chip onRemove={onRemove} removeLabel="Remove Acting">
        Acting
      </Chip>,
    );
    await page.getByRole('button', { name: 'Remove Acting' }).click();
    await userEvent.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledTimes(2);
  });

  it('has no button where it stays', async () => {
    await renderInApp(<Chip>Acting</Chip>);
    await expect.element(page.getByText('Acting')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('can be a button itself', async () => {
    const onClick = vi.fn();
    await renderInApp(
      <Chip asChild variant="action">
        <button type="button" onClick={onClick}>
          Acting
        </button>
      </Chip>,
    );
    await page.getByRole('button', { name: 'Acting' }).click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('cuts a word that is wider than its place, and keeps its button in sight', async () => {
    await renderInApp(
      <div style={{ width: 160 }}>
        <Chip onRemove={() => {}}>{'Set construction and rigging '.repeat(4)}</Chip>
      </div>,
    );
    const button = page.getByRole('button', { name: 'Remove' });
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(160);
  });
});
