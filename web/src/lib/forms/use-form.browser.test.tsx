import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { ApiError } from '../api/api-error.ts';
import { useForm } from './use-form.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Please name it'),
  size: z.string().regex(/^\d+$/, 'Please give its size as a number'),
  tags: z.array(z.string().min(2, 'A tag needs two letters')),
});

const initial = { name: '', size: '', tags: [] as string[] };

interface ExampleProps {
  onValid?: (data: z.output<typeof schema>) => void;
  onInvalid?: (issue: { path: string; message: string }) => void;
  onServerIssues?: (isShown: boolean) => void;
  validateOnChange?: boolean;
  error?: unknown;
}

function Example(props: ExampleProps) {
  const { onValid = () => {}, onInvalid, onServerIssues, validateOnChange = false } = props;
  const form = useForm(schema, { initial, validateOnChange });
  const { issues, inputProps, change } = form;
  return (
    <form {...form.formProps(onValid, onInvalid)}>
      <Field label="Name" required error={issues.name}>
        <Input {...inputProps('name')} />
      </Field>
      <Field label="Size" error={issues.size}>
        <Input {...inputProps('size')} />
      </Field>
      <Field label="Tags" error={issues.tags}>
        <Input
          name="tags"
          value={form.values.tags.join(' ')}
          onChange={({ target }) => change({ tags: target.value.split(' ') })}
        />
      </Field>
      <button type="submit">Send</button>
      <button
        type="button"
        onClick={() => {
          change({ name: 'A ladder' });
          change({ size: '3' });
        }}
      >
        Fill
      </button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <button type="button" onClick={() => onServerIssues?.(form.showServerIssues(props.error))}>
        Fail
      </button>
      <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
    </form>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const alerts = page.getByRole('alert');

const refusal = (...issues: { path: string; message: string }[]) =>
  new ApiError(
    { status: 400, statusText: '', headers: new Headers() },
    JSON.stringify({ code: 'validation', message: 'No', issues }),
  );

describe('useForm', () => {
  it('gives the parsed values when they are valid', async () => {
    const onValid = vi.fn();
    await renderInApp(<Example onValid={onValid} />);
    await field('Name').fill('  A ladder ');
    await field('Size').fill('3');
    await userEvent.keyboard('{Enter}');
    expect(onValid).toHaveBeenCalledExactlyOnceWith({ name: 'A ladder', size: '3', tags: [] });
    expect(alerts.elements()).toEqual([]);
  });

  it('shows every issue at its field, focuses the first and reports it', async () => {
    const onValid = vi.fn();
    const onInvalid = vi.fn();
    await renderInApp(<Example onValid={onValid} onInvalid={onInvalid} />);
    await button('Send').click();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Name')).toHaveAccessibleDescription('Please name it');
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(field('Size'))
      .toHaveAccessibleDescription('Please give its size as a number');
    await expect.element(field('Tags')).not.toHaveAttribute('aria-invalid');
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith({ path: 'name', message: 'Please name it' });
    expect(onValid).not.toHaveBeenCalled();
  });

  it('focuses the first invalid field, not the first field', async () => {
    await renderInApp(<Example />);
    await field('Name').fill('A ladder');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Size')).toHaveFocus();
  });

  it('shows an issue inside a list at the field of the list', async () => {
    await renderInApp(<Example />);
    await button('Fill').click();
    await field('Tags').fill('tall x');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Tags')).toHaveAccessibleDescription('A tag needs two letters');
  });

  it('clears the issue of a field that is edited, and no other', async () => {
    await renderInApp(<Example />);
    await button('Send').click();
    await field('Name').fill('A');
    await expect.element(alerts).toHaveTextContent('Please give its size as a number');
    await field('Size').fill('large');
    await expect.element(alerts).not.toBeInTheDocument();
  });

  it('shows the issue of an edited field at once where it is asked to, and of no other', async () => {
    await renderInApp(<Example validateOnChange />);
    await field('Size').fill('large');
    await expect.element(alerts).toHaveTextContent('Please give its size as a number');
    await field('Size').fill('3');
    await expect.element(alerts).not.toBeInTheDocument();
    await field('Name').fill('A');
    await field('Name').clear();
    await expect.element(alerts).toHaveTextContent('Please name it');
  });

  it('loses neither of two changes in one event', async () => {
    await renderInApp(<Example />);
    await button('Fill').click();
    await expect.element(field('Name')).toHaveValue('A ladder');
    await expect.element(field('Size')).toHaveValue('3');
  });

  it('knows whether it was changed', async () => {
    await renderInApp(<Example />);
    await expect.element(page.getByText('unchanged')).toBeVisible();
    await field('Name').fill('A');
    await expect.element(page.getByText('changed', { exact: true })).toBeVisible();
    await field('Name').clear();
    await expect.element(page.getByText('unchanged')).toBeVisible();
  });

  it('goes back to where it began', async () => {
    await renderInApp(<Example />);
    await field('Name').fill('A ladder');
    await button('Send').click();
    await expect.element(alerts).toBeVisible();
    await button('Reset').click();
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(alerts).not.toBeInTheDocument();
  });
});

describe('issues from the server', () => {
  it('are shown at their fields, and the first is focused', async () => {
    const onServerIssues = vi.fn();
    const error = refusal(
      { path: 'size', message: 'Too large for us' },
      { path: 'tags.0', message: 'No such tag' },
    );
    await renderInApp(<Example error={error} onServerIssues={onServerIssues} />);
    await button('Fail').click();
    await expect.element(field('Size')).toHaveFocus();
    await expect.element(field('Size')).toHaveAccessibleDescription('Too large for us');
    await expect.element(field('Tags')).toHaveAccessibleDescription('No such tag');
    expect(onServerIssues).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('say that one of them has no field here', async () => {
    const onServerIssues = vi.fn();
    const error = refusal(
      { path: 'name', message: 'Taken' },
      { path: 'token', message: 'Too old' },
    );
    await renderInApp(<Example error={error} onServerIssues={onServerIssues} />);
    await button('Fail').click();
    await expect.element(alerts).toHaveTextContent('Taken');
    expect(onServerIssues).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    ['a refusal without issues', refusal()],
    ['a lost connection', new TypeError('Failed to fetch')],
  ])('are none in %s', async (_, error) => {
    const onServerIssues = vi.fn();
    await renderInApp(<Example error={error} onServerIssues={onServerIssues} />);
    await button('Fail').click();
    expect(onServerIssues).toHaveBeenCalledExactlyOnceWith(false);
    expect(alerts.elements()).toEqual([]);
  });
});
