import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { Button } from './button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx';

function Example({ onOpenChange }: { onOpenChange?: (open: boolean) => void }) {
  return (
    <>
      <Button>Before</Button>
      <Dialog onOpenChange={onOpenChange}>
        <DialogTrigger asChild>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Lend a prop</DialogTitle>
            <DialogDescription>Say what it is.</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <input aria-label="Name" />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Lend a prop' });
const opener = page.getByRole('button', { name: 'Open' });

describe('Dialog', () => {
  it('is named and described by its own words', async () => {
    await renderInApp(<Example />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveAccessibleDescription('Say what it is.');
  });

  it('keeps the focus inside, in both directions', async () => {
    await renderInApp(<Example />);
    await opener.click();
    const name = dialog.getByLabelText('Name');
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect.element(name).toHaveFocus();
    await userEvent.tab();
    await expect.element(cancel).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    await userEvent.tab();
    await expect.element(name).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(close).toHaveFocus();
  });

  it('hides the page behind from screen readers while it is open', async () => {
    await renderInApp(<Example />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Before' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Before' })).toBeVisible();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['a button of its own', () => dialog.getByRole('button', { name: 'Cancel' }).click()],
    [
      'a press beside it',
      () => userEvent.pointer([{ coords: { x: 4, y: 4 }, keys: '[MouseLeft]' }]),
    ],
  ])('is closed by %s, and gives the focus back', async (_, close) => {
    const onOpenChange = vi.fn();
    await renderInApp(<Example onOpenChange={onOpenChange} />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('stays above the bottom of a phone, as wide as the phone', async () => {
    await setViewport(390, 700);
    await renderInApp(<Example />);
    await opener.click();
    await expect
      .poll(() => dialog.element().getBoundingClientRect())
      .toMatchObject({ left: 0, right: 390, bottom: 700 });
  });
});

function Openers({ inArticle }: { inArticle: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const buttons = (
    <div>
      {!isGone && <Button onClick={() => setOpen(true)}>Open</Button>}
      <Button>Neighbour</Button>
    </div>
  );
  return (
    <main tabIndex={-1} aria-label="Page">
      {inArticle ? <article>{buttons}</article> : buttons}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Lend a prop</DialogTitle>
          <Button
            onClick={() => {
              setGone(true);
              setOpen(false);
            }}
          >
            Take the opener away
          </Button>
        </DialogContent>
      </Dialog>
    </main>
  );
}

describe('where the focus returns to', () => {
  it('is what had it, even if that is no trigger of the dialog', async () => {
    await renderInApp(<Openers inArticle />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  });

  it('is the next button of the same card, when the opener has gone', async () => {
    await renderInApp(<Openers inArticle />);
    await opener.click();
    await dialog.getByRole('button', { name: 'Take the opener away' }).click();
    await expect.element(page.getByRole('button', { name: 'Neighbour' })).toHaveFocus();
  });

  it('is the page, when the opener has gone and stood in no card', async () => {
    await renderInApp(<Openers inArticle={false} />);
    await opener.click();
    await dialog.getByRole('button', { name: 'Take the opener away' }).click();
    await expect.element(page.getByRole('main')).toHaveFocus();
  });
});
