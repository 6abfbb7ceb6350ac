import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { Field } from './field.tsx';
import { FormDialog, FormDialogBody } from './form-dialog.tsx';
import { Input } from './input.tsx';
import { Textarea } from './textarea.tsx';

interface ExampleProps {
  onSubmit?: () => void;
  onOpenChange?: (open: boolean) => void;
  isPending?: boolean;
  disabled?: boolean;
  note?: string;
}

function Example({ onSubmit = () => {}, onOpenChange = () => {}, ...rest }: ExampleProps) {
  return (
    <FormDialog open onOpenChange={onOpenChange} title="Post a job" description="Who is needed?">
      <FormDialogBody onSubmit={onSubmit} submitLabel="Post" {...rest}>
        <Field label="Title" required>
          <Input />
        </Field>
        <Field label="Description">
          <Textarea />
        </Field>
      </FormDialogBody>
    </FormDialog>
  );
}

const title = page.getByLabelText(/^Title/);
const description = page.getByLabelText('Description');
const submit = page.getByRole('button', { name: 'Post' });

describe('FormDialogBody', () => {
  it('is sent by its button and by Enter in a line', async () => {
    const onSubmit = vi.fn();
    await renderInApp(<Example onSubmit={onSubmit} />);
    await submit.click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await title.click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it.each(['Control', 'Meta'])('is sent by %s and Enter from a text of many lines', async (key) => {
    const onSubmit = vi.fn();
    await renderInApp(<Example onSubmit={onSubmit} />);
    await description.fill('One');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    expect(onSubmit).toHaveBeenCalledOnce();
    await expect.element(description).toHaveValue('One\n');
  });

  it('leaves it to us, not to the browser, to say what is missing', async () => {
    const onSubmit = vi.fn();
    await renderInApp(<Example onSubmit={onSubmit} />);
    await expect.element(title).toBeRequired();
    await submit.click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is not sent twice while the answer is on its way', async () => {
    const onSubmit = vi.fn();
    await renderInApp(<Example onSubmit={onSubmit} isPending />);
    await expect.element(submit).toBeDisabled();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await title.click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is not sent while it may not be', async () => {
    const onSubmit = vi.fn();
    await renderInApp(<Example onSubmit={onSubmit} disabled />);
    await expect.element(submit).toBeDisabled();
    await title.click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says beside its buttons what is missing', async () => {
    await renderInApp(<Example note="A title is missing." />);
    await expect.element(page.getByText('A title is missing.')).toBeVisible();
  });

  it('is left by Cancel, without being sent', async () => {
    const onSubmit = vi.fn();
    const onOpenChange = vi.fn();
    await renderInApp(<Example onSubmit={onSubmit} onOpenChange={onOpenChange} />);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its buttons in sight when its fields are taller than the screen', async () => {
    await setViewport(390, 480);
    await renderInApp(<Example />);
    await description.fill('A line\n'.repeat(60));
    await expect.element(submit).toBeInViewport({ ratio: 1 });
    await expect.element(title).not.toBeInViewport({ ratio: 1 });
  });
});
