import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogContent, DialogTitle } from './dialog.tsx';
import { type DialogProps, useLazyDialog } from './lazy-dialog.ts';

function Rules(props: DialogProps) {
  return (
    <Dialog {...props}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>House rules</DialogTitle>
      </DialogContent>
    </Dialog>
  );
}

/** A dialog in a chunk that arrives when the test lets it, or not. */
function chunkOf(load: () => Promise<typeof Rules>) {
  const Part = lazyComponent(load);
  return function Example() {
    const { shouldRender, dialog, trigger } = useLazyDialog(Part);
    return (
      <>
        <Button {...trigger}>Rules</Button>
        {shouldRender && <Part {...dialog} />}
      </>
    );
  };
}

const opener = page.getByRole('button', { name: 'Rules' });
const dialog = page.getByRole('dialog', { name: 'House rules' });
const failure = page.getByRole('region', { name: /Notifications/ }).getByText('This did not load');

describe('a dialog that is fetched when somebody reaches for it', () => {
  it('says that it opens a dialog before it is there', async () => {
    const load = vi.fn(() => Promise.resolve(Rules));
    const Example = chunkOf(load);
    await renderInApp(<Example />);
    await expect.element(opener).toHaveAttribute('aria-haspopup', 'dialog');
    expect(load).not.toHaveBeenCalled();
  });

  it('is fetched by the focus alone, once', async () => {
    const load = vi.fn(() => Promise.resolve(Rules));
    const Example = chunkOf(load);
    await renderInApp(<Example />);
    await userEvent.tab();
    await expect.element(opener).toHaveFocus();
    expect(load).toHaveBeenCalledOnce();
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('opens when it has arrived, and closes and opens again', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Rules>();
    const Example = chunkOf(() => promise);
    await renderInApp(<Example />);
    await opener.click();
    await expect.element(dialog).not.toBeInTheDocument();
    resolve(Rules);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(dialog).toBeVisible();
  });

  it('says when it does not come, and can be tried again', async () => {
    const load = vi.fn<() => Promise<typeof Rules>>();
    load.mockRejectedValue(new Error('Failed to fetch'));
    const Example = chunkOf(load);
    await renderInApp(<Example />);
    await opener.click();
    await expect.element(failure).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    load.mockResolvedValue(Rules);
    await opener.click();
    await expect.element(dialog).toBeVisible();
  });
});
