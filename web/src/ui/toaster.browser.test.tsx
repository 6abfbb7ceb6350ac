import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Dialog, DialogContent, DialogTitle } from './dialog.tsx';
import { toast } from './toast/toast-store.ts';

const region = page.getByRole('region', { name: 'Notifications (F8)' });
const shown = (text: string) => region.getByText(text);

describe('Toaster', () => {
  it('shows what happened, and what to do about it', async () => {
    await renderInApp(null);
    toast({ title: 'Saved!', description: 'It is in your list.' });
    await expect.element(shown('Saved!')).toBeVisible();
    await expect.element(shown('It is in your list.')).toBeVisible();
  });

  it('shows one notice at a time, the newest', async () => {
    await renderInApp(null);
    toast({ title: 'Saved!' });
    await expect.element(shown('Saved!')).toBeVisible();
    toast({ title: 'Unsaved' });
    await expect.element(shown('Unsaved')).toBeVisible();
    await expect.element(shown('Saved!')).not.toBeInTheDocument();
    await expect.element(region.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  it('says a failure to screen readers at once, and good news when they are done', async () => {
    await renderInApp(null);
    const announced = page.getByRole('status').filter({ hasText: 'Notification' });
    toast({ title: 'It is kept' });
    await expect.element(announced).toHaveAttribute('aria-live', 'polite');
    toast({ title: 'It did not work', variant: 'destructive' });
    await expect
      .element(announced.filter({ hasText: 'It did not work' }))
      .toHaveAttribute('aria-live', 'assertive');
  });

  it('goes by its cross', async () => {
    await renderInApp(null);
    toast({ title: 'Saved!' });
    await region.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(shown('Saved!')).not.toBeInTheDocument();
  });

  it('does what its action says, and goes', async () => {
    const onClick = vi.fn();
    await renderInApp(null);
    toast({ title: 'Removed', action: { label: 'Undo', onClick } });
    await region.getByRole('button', { name: 'Undo' }).click();
    await expect.element(shown('Removed')).not.toBeInTheDocument();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is reached by F8, and left by Escape', async () => {
    await renderInApp(<button type="button">Save</button>);
    await page.getByRole('button', { name: 'Save' }).click();
    toast({ title: 'Saved!', action: { label: 'Undo', onClick: () => {} } });
    await expect.element(shown('Saved!')).toBeVisible();
    await userEvent.keyboard('{F8}');
    await expect.element(region.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(region.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(shown('Saved!')).not.toBeInTheDocument();
  });

  it.each([
    ['goes when it is swiped away', 80, 'end'],
    ['stays when it is only nudged', 40, 'cancel'],
  ])('%s', async (_, distance, outcome) => {
    await renderInApp(null);
    toast({ title: 'Saved!' });
    const notice = shown('Saved!');
    await expect.element(notice).toBeVisible();
    const entry = region.getByRole('listitem').element();
    const { left, top } = notice.element().getBoundingClientRect();
    const [x, y] = [left + 5, top + 5];
    await userEvent.pointer([
      { coords: { x, y } },
      { coords: { x, y }, keys: '[MouseLeft>]' },
      { coords: { x: x + distance / 2, y } },
      { coords: { x: x + distance, y } },
      { coords: { x: x + distance, y }, keys: '[/MouseLeft]' },
    ]);
    await expect.poll(() => entry.dataset.swipe).toBe(outcome);
    if (outcome === 'end') await expect.element(notice).not.toBeInTheDocument();
    else await expect.element(notice).toBeVisible();
  });
});

describe('the time a notice stays', () => {
  beforeEach(async () => {
    await renderInApp(null);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });

  it('is five seconds', async () => {
    toast({ title: 'Saved!' });
    await expect.element(shown('Saved!')).toBeVisible();
    await vi.advanceTimersByTimeAsync(4_900);
    await expect.element(shown('Saved!')).toBeVisible();
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(shown('Saved!')).not.toBeInTheDocument();
  });

  it('is longer where asked', async () => {
    toast({ title: 'Copy this link', duration: 10_000 });
    await expect.element(shown('Copy this link')).toBeVisible();
    await vi.advanceTimersByTimeAsync(9_900);
    await expect.element(shown('Copy this link')).toBeVisible();
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(shown('Copy this link')).not.toBeInTheDocument();
  });

  it('does not run while the pointer rests on it', async () => {
    toast({ title: 'Saved!' });
    await shown('Saved!').hover();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(shown('Saved!')).toBeVisible();
    await userEvent.pointer([{ coords: { x: 9, y: 9 } }, { coords: { x: 1, y: 1 } }]);
    await vi.advanceTimersByTimeAsync(5_100);
    await expect.element(shown('Saved!')).not.toBeInTheDocument();
  });

  it('does not run while it has the focus', async () => {
    toast({ title: 'Saved!' });
    await expect.element(shown('Saved!')).toBeVisible();
    await userEvent.keyboard('{F8}');
    await expect.element(region.getByRole('list')).toHaveFocus();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(shown('Saved!')).toBeVisible();
  });
});

describe('Escape while a notice lies above a dialog', () => {
  it('closes the dialog in which somebody works, and leaves the notice', async () => {
    const onOpenChange = vi.fn();
    await renderInApp(
      <Dialog open onOpenChange={onOpenChange}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Post a job</DialogTitle>
          <input aria-label="Title" />
        </DialogContent>
      </Dialog>,
    );
    toast({ title: 'Saved!' });
    await expect.element(page.getByText('Saved!').first()).toBeVisible();
    await page.getByLabelText('Title').click();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(page.getByText('Saved!').first()).toBeVisible();
  });

  it('belongs to the list that is open in the dialog', async () => {
    const onOpenChange = vi.fn();
    await renderInApp(
      <Dialog open onOpenChange={onOpenChange}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Post a job</DialogTitle>
          <input role="combobox" aria-label="Skill" aria-expanded aria-controls="choices" />
        </DialogContent>
      </Dialog>,
    );
    toast({ title: 'Saved!' });
    await expect.element(page.getByText('Saved!').first()).toBeVisible();
    await page.getByLabelText('Skill').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Saved!').first()).toBeVisible();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
