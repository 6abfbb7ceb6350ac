import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { OtpInput } from './otp-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { Textarea } from './textarea.tsx';

const controls: [name: string, control: ReactNode][] = [
  ['Input', <Input key="a" />],
  ['Textarea', <Textarea key="b" />],
  ['Select', <Select key="c" placeholder="Choose" />],
  ['PasswordInput', <PasswordInput key="d" />],
  ['OtpInput', <OtpInput key="e" value="" onChange={() => {}} />],
  ['Checkbox', <Checkbox key="f" />],
  ['Switch', <Switch key="g" />],
];

describe.each(controls)('Field around %s', (_, control) => {
  it('names it by the label', async () => {
    await renderInApp(<Field label="Where">{control}</Field>);
    await expect.element(page.getByLabelText('Where')).toHaveAccessibleName('Where');
    await expect.element(page.getByLabelText('Where')).not.toHaveAttribute('aria-describedby');
  });

  it('describes it by the hint, then by the error, which makes it invalid', async () => {
    const screen = await renderInApp(
      <Field label="Where" hint="A room or a street.">
        {control}
      </Field>,
    );
    const field = page.getByLabelText('Where');
    await expect.element(field).toHaveAccessibleDescription('A room or a street.');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await screen.rerender(
      <Field label="Where" hint="A room or a street." error="Please say where.">
        {control}
      </Field>,
    );
    await expect
      .element(field)
      .toHaveAccessibleDescription('A room or a street. Please say where.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please say where.');
  });
});

describe('Field', () => {
  it('marks what is required, for the eye and for others', async () => {
    await renderInApp(
      <Field label="Title" required>
        <Input />
      </Field>,
    );
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeRequired();
    await expect.element(page.getByText('*')).toBeVisible();
  });

  it('keeps a hidden label as the name', async () => {
    await renderInApp(
      <Field label="Search" hideLabel>
        <Input />
      </Field>,
    );
    await expect.element(page.getByRole('textbox', { name: 'Search' })).toBeVisible();
    const line = page.getByText('Search').element().parentElement;
    expect(line?.getBoundingClientRect().width).toBe(1);
  });

  it('has room for something small beside the label', async () => {
    await renderInApp(
      <Field label="Bio" aside="12 of 500">
        <Textarea />
      </Field>,
    );
    await expect.element(page.getByText('12 of 500')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Bio');
  });

  it('lets a control keep what it says of itself', async () => {
    await renderInApp(
      <Field label="Title" required>
        <Input id="own" required={false} />
      </Field>,
    );
    await expect.element(page.getByRole('textbox')).toHaveAttribute('id', 'own');
    await expect.element(page.getByRole('textbox')).not.toBeRequired();
  });

  it('tells several fields apart', async () => {
    await renderInApp(
      <>
        <Field label="First name" error="Please fill it in.">
          <Input />
        </Field>
        <Field label="Last name">
          <Input />
        </Field>
      </>,
    );
    await expect
      .element(page.getByLabelText('First name'))
      .toHaveAccessibleDescription('Please fill it in.');
    await expect.element(page.getByLabelText('Last name')).not.toHaveAttribute('aria-invalid');
  });
});
