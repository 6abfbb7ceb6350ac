import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const words = {
  title: 'Delete this call?',
  description: 'It cannot be brought back.',
  confirmLabel: 'Delete',
};
const dialog = page.getByRole('alertdialog', { name: 'Delete this call?' });
const opener = page.getByRole('button', { name: 'Open' });

function Controlled({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ConfirmDialog {...words} open={isOpen} onOpenChange={setOpen} onConfirm={onConfirm} />
    </>
  );
}

describe('ConfirmDialog', () => {
  it('says what will happen, and waits on the answer that changes nothing', async () => {
    await renderInApp(
      <ConfirmDialog {...words} onConfirm={() => {}} trigger={<Button>Open</Button>} />,
    );
    await opener.click();
    await expect.element(dialog).toHaveAccessibleDescription('It cannot be brought back.');
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('acts once when confirmed by keyboard, and closes', async () => {
    const onConfirm = vi.fn();
    await renderInApp(<Controlled onConfirm={onConfirm} />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.tab();
    await expect.element(dialog.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => dialog.getByRole('button', { name: 'Cancel' }).click()],
  ])('does nothing on %s, and gives the focus back', async (_, leave) => {
    const onConfirm = vi.fn();
    await renderInApp(<Controlled onConfirm={onConfirm} />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is not closed by a press beside it', async () => {
    await renderInApp(<Controlled onConfirm={() => {}} />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.pointer([{ coords: { x: 4, y: 4 }, keys: '[MouseLeft]' }]);
    await userEvent.tab();
    await expect.element(dialog).toBeVisible();
  });

  it('names the way out in its own words where asked', async () => {
    await renderInApp(<ConfirmDialog {...words} cancelLabel="Keep it" open onConfirm={() => {}} />);
    await expect.element(dialog.getByRole('button', { name: 'Keep it' })).toBeVisible();
  });
});
