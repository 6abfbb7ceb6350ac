import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Button } from './button.tsx';
import { FormDialog, FormDialogBody } from './form-dialog.tsx';

interface ExampleProps {
  children: React.ReactNode;
  onClosed?: () => void;
  isUnsaved?: boolean;
}

function Example({ children, onClosed, isUnsaved }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FormDialog
        open={isOpen}
        onOpenChange={setOpen}
        onClosed={onClosed}
        title="Add a work"
        description="A picture, a film or a text."
      >
        <FormDialogBody onSubmit={() => setOpen(false)} submitLabel="Add" isUnsaved={isUnsaved}>
          {children}
        </FormDialogBody>
      </FormDialog>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Add a work' });

/** A list of choices that Escape should close before it closes the dialog. */
function Combobox() {
  const [isOpen, setOpen] = useState(true);
  return (
    <input
      role="combobox"
      aria-label="Skill"
      aria-expanded={isOpen}
      aria-controls="choices"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    />
  );
}

describe('FormDialog', () => {
  it('says what it is for', async () => {
    await renderInApp(<Example>{null}</Example>);
    await opener.click();
    await expect.element(dialog).toHaveAccessibleDescription('A picture, a film or a text.');
  });

  it.each(['Escape', 'Cancel', 'Close'])('asks before %s loses something', async (way) => {
    await renderInApp(<Example isUnsaved>{null}</Example>);
    await opener.click();
    const leave = () =>
      way === 'Escape'
        ? userEvent.keyboard('{Escape}')
        : dialog.getByRole('button', { name: way }).click();
    await leave();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await leave();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('closes without a question when it was sent', async () => {
    await renderInApp(<Example isUnsaved>{null}</Example>);
    await opener.click();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('begins in its first text field, past files and choices', async () => {
    await renderInApp(
      <Example>
        <input type="file" aria-label="File" />
        <input type="radio" aria-label="Film" />
        <textarea aria-label="Words" />
      </Example>,
    );
    await opener.click();
    await expect.element(dialog.getByLabelText('Words')).toHaveFocus();
  });

  it('begins somewhere inside where there is no text field', async () => {
    await renderInApp(<Example>{null}</Example>);
    await opener.click();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('gives the focus back before it says that it has gone', async () => {
    const focused: (string | null | undefined)[] = [];
    const onClosed = vi.fn(() => focused.push(document.activeElement?.textContent));
    await renderInApp(<Example onClosed={onClosed}>{null}</Example>);
    await opener.click();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(focused).toEqual(['Open']);
  });

  it('leaves the first Escape to the list that is open in it', async () => {
    await renderInApp(
      <Example>
        <Combobox />
      </Example>,
    );
    await opener.click();
    await dialog.getByRole('combobox').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('a');
    await expect.element(dialog.getByRole('combobox')).toHaveValue('a');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('begins anew each time it is opened', async () => {
    await renderInApp(
      <Example>
        <input aria-label="Title" />
      </Example>,
    );
    await opener.click();
    await dialog.getByLabelText('Title').fill('Hamlet');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('');
  });
});
