import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { ItemForm } from './item-form.tsx';

const schema = z.object({
  title: z.string().trim().min(1, 'Please enter a title').max(10, 'Please keep it short'),
});

interface ExampleProps {
  save?: () => Promise<void>;
  invalidTitles?: { blank?: { title?: string }; other: string };
  missing?: string[];
}

function ExampleForm({ save, onSaved, ...rest }: ExampleProps & { onSaved: () => void }) {
  const form = useDraftForm(schema, { draft: 'prop', initial: { title: '' } });
  const { mutate, isPending } = useMutation({
    mutationFn: save ?? (() => Promise.resolve()),
    retry: false,
    meta: { failure: { title: 'Not lent', fallback: 'Please try again.' } },
    ...form.mutationCallbacks(onSaved),
  });
  return (
    <ItemForm
      form={form}
      onValid={() => mutate()}
      isPending={isPending}
      submitLabel={isPending ? 'Lending...' : 'Lend'}
      {...rest}
    >
      <Field label="Title" required error={form.issues.title}>
        <Input {...form.inputProps('title')} />
      </Field>
    </ItemForm>
  );
}

function Example(props: ExampleProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FormDialog open={isOpen} onOpenChange={setOpen} title="Lend a prop" description="To all.">
        <ExampleForm {...props} onSaved={() => setOpen(false)} />
      </FormDialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Lend a prop' });
const title = dialog.getByRole('textbox', { name: 'Title' });
const submit = dialog.getByRole('button', { name: /^Lend/ });
const opener = page.getByRole('button', { name: 'Open' });
const restored = dialog.getByText('Draft restored');

async function closeAndOpen(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
}

describe('ItemForm', () => {
  it('says what is still needed, and cannot be sent before', async () => {
    await renderInApp(<Example missing={['a title', 'one skill']} />);
    await expect.element(dialog.getByText('Still needed: a title, one skill')).toBeVisible();
    await expect.element(submit).toBeDisabled();
  });

  it.each([
    ['a blank field by its title', ' ', 'Title required', 'Please enter a title'],
    ['any other issue', 'A very long ladder', 'Please look again', 'Please keep it short'],
  ])('names %s in a toast', async (_, text, heading, message) => {
    const invalidTitles = { blank: { title: 'Title required' }, other: 'Please look again' };
    await renderInApp(<Example invalidTitles={invalidTitles} />);
    await title.fill(text);
    await submit.click();
    await expect.element(page.getByText(heading, { exact: true })).toBeVisible();
    await expect.element(title).toHaveAccessibleDescription(message);
    await expect.element(title).toHaveFocus();
  });

  it('shows issues at the fields only, where no titles are given', async () => {
    await renderInApp(<Example />);
    await submit.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please enter a title');
    expect(page.getByText('Please enter a title').elements()).toHaveLength(1);
  });

  it('waits for the server, is sent once, and closes when it is saved', async () => {
    const saved = Promise.withResolvers<void>();
    const save = vi.fn(() => saved.promise);
    await renderInApp(<Example save={save} />);
    await title.fill('A ladder');
    await submit.click();
    await expect.element(submit).toHaveTextContent('Lending...');
    await expect.element(submit).toBeDisabled();
    await title.click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    saved.resolve();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(save).toHaveBeenCalledOnce();
  });

  it('stays open with its values when saving fails', async () => {
    await renderInApp(<Example save={() => Promise.reject(new Error('No'))} />);
    await title.fill('A ladder');
    await submit.click();
    await expect.element(page.getByText('Not lent', { exact: true })).toBeVisible();
    await expect.element(title).toHaveValue('A ladder');
    await expect.element(submit).toBeEnabled();
  });
});

describe('the draft of an item', () => {
  it('comes back when the dialog is opened again, until it is discarded', async () => {
    await renderInApp(<Example />);
    await expect.element(title).toHaveFocus();
    await title.fill('A ladder');
    await closeAndOpen();
    await expect.element(restored).toBeVisible();
    await expect.element(title).toHaveValue('A ladder');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.element(title).toHaveValue('');
    await expect.element(restored).not.toBeInTheDocument();
    await closeAndOpen();
    await expect.element(title).toHaveValue('');
    await expect.element(restored).not.toBeInTheDocument();
  });

  it('is gone once the server has accepted it', async () => {
    await renderInApp(<Example />);
    await title.fill('A ladder');
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(title).toHaveValue('');
    await expect.element(restored).not.toBeInTheDocument();
  });

  it('is kept when saving fails', async () => {
    await renderInApp(<Example save={() => Promise.reject(new Error('No'))} />);
    await title.fill('A ladder');
    await submit.click();
    await expect.element(page.getByText('Not lent', { exact: true })).toBeVisible();
    await title.click();
    await closeAndOpen();
    await expect.element(title).toHaveValue('A ladder');
  });

  it('is not shown to another member', async () => {
    const { unmount } = await renderInApp(<Example />);
    await title.fill('A ladder');
    await unmount();
    await renderInApp(<Example />, { viewer: makeViewer({ id: 'user_other' }) });
    await expect.element(title).toHaveValue('');
    await expect.element(restored).not.toBeInTheDocument();
  });
});
