import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DropdownMenuItem } from '#web/ui/dropdown-menu.tsx';
import { ItemMenu } from './item-menu.tsx';

const button = page.getByRole('button', { name: 'More about Hamlet' });
const menu = page.getByRole('menu');
const item = (name: string) => menu.getByRole('menuitem', { name });
const names = () =>
  menu
    .getByRole('menuitem')
    .elements()
    .map((entry) => entry.textContent?.trim());

function Owned({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ItemMenu label="More about Hamlet" path="/jobs/job_1" onDelete={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete Hamlet?"
        description="It cannot be brought back."
        confirmLabel="Delete"
        onConfirm={onDelete}
      />
    </>
  );
}

describe('ItemMenu', () => {
  it('offers the owner to edit and to delete', async () => {
    await renderInApp(
      <ItemMenu label="More about Hamlet" path="/jobs/job_1" onEdit={vi.fn()} onDelete={vi.fn()} />,
    );
    await button.click();
    await expect.poll(names).toEqual(['Copy link', 'Edit', 'Delete']);
  });

  it('offers others what they may do instead', async () => {
    await renderInApp(
      <ItemMenu label="More about Hamlet" path="/jobs/job_1">
        <DropdownMenuItem>Report</DropdownMenuItem>
      </ItemMenu>,
    );
    await button.click();
    await expect.poll(names).toEqual(['Copy link', 'Report']);
  });

  it('edits once the menu has gone', async () => {
    const menusThen: (Element | null)[] = [];
    const onEdit = vi.fn(() => menusThen.push(document.querySelector('[role="menu"]')));
    await renderInApp(<ItemMenu label="More about Hamlet" path="/jobs/job_1" onEdit={onEdit} />);
    await button.click();
    await item('Edit').click();
    await expect.poll(() => onEdit.mock.calls.length).toBe(1);
    expect(menusThen).toEqual([null]);
  });

  it('asks before it deletes, and gives the focus back to its button', async () => {
    const onDelete = vi.fn();
    await renderInApp(<Owned onDelete={onDelete} />);
    await button.click();
    await item('Delete').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Delete Hamlet?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('does nothing later that was not chosen last', async () => {
    const onEdit = vi.fn();
    await renderInApp(<ItemMenu label="More about Hamlet" path="/jobs/job_1" onEdit={onEdit} />);
    await button.click();
    await item('Edit').click();
    await expect.poll(() => onEdit.mock.calls.length).toBe(1);
    await button.click();
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    expect(onEdit).toHaveBeenCalledOnce();
  });

  it('copies the link of the item', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderInApp(<ItemMenu label="More about Hamlet" path="/jobs/job_1" />);
    await button.click();
    await item('Copy link').click();
    await expect
      .element(page.getByRole('region', { name: /Notifications/ }).getByText('Link copied'))
      .toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/jobs/job_1`);
  });
});
