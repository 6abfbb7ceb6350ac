import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

const options = ['Drama', 'Film', 'Dance'].map((name) => <option key={name}>{name}</option>);
const select = page.getByRole('combobox', { name: 'Major' });

function Example(props: React.ComponentProps<typeof Select>) {
  return (
    <Field label="Major">
      <Select {...props}>{options}</Select>
    </Field>
  );
}

describe('Select', () => {
  it('asks for a choice until one is made', async () => {
    await renderInApp(<Example placeholder="Choose a major" />);
    await expect.element(select).toHaveDisplayValue('Choose a major');
    await expect.element(select).toHaveValue('');
    await select.selectOptions('Film');
    await expect.element(select).toHaveValue('Film');
  });

  it('does not let the request for a choice be chosen', async () => {
    await renderInApp(<Example placeholder="Choose a major" />);
    await expect
      .element(page.getByRole('option', { name: 'Choose a major', includeHidden: true }))
      .toBeDisabled();
  });

  it('shows its first choice where it asks for none', async () => {
    await renderInApp(<Example />);
    await expect.element(select).toHaveDisplayValue('Drama');
  });

  it('keeps a value that it was given, with a placeholder too', async () => {
    await renderInApp(<Example placeholder="Choose a major" defaultValue="Dance" />);
    await expect.element(select).toHaveDisplayValue('Dance');
  });

  it('is changed by the keyboard', async () => {
    const onChange = vi.fn();
    await renderInApp(<Example defaultValue="Drama" onChange={onChange} />);
    await userEvent.tab();
    await expect.element(select).toHaveFocus();
    await userEvent.keyboard('f');
    await expect.element(select).toHaveValue('Film');
    expect(onChange).toHaveBeenCalledOnce();
  });
});
