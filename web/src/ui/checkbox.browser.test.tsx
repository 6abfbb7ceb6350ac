import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Switch } from './switch.tsx';

describe('Checkbox', () => {
  it('is ticked by its label and by the space bar', async () => {
    const onCheckedChange = vi.fn();
    await renderInApp(
      <Field label="Paid work only">
        <Checkbox onCheckedChange={onCheckedChange} />
      </Field>,
    );
    const box = page.getByRole('checkbox', { name: 'Paid work only' });
    await expect.element(box).not.toBeChecked();
    await page.getByText('Paid work only').click();
    await expect.element(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(box).not.toBeChecked();
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('says that only some of what it stands for are chosen', async () => {
    await renderInApp(<Checkbox aria-label="All" checked="indeterminate" />);
    await expect.element(page.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  });

  it('takes no press while disabled', async () => {
    const onCheckedChange = vi.fn();
    await renderInApp(<Checkbox aria-label="All" disabled onCheckedChange={onCheckedChange} />);
    await page.getByRole('checkbox', { name: 'All' }).click({ force: true });
    expect(onCheckedChange).not.toHaveBeenCalled();
  });
});

describe('Switch', () => {
  it('is switched by its label and by the space bar', async () => {
    await renderInApp(
      <Field label="Hide my courses">
        <Switch />
      </Field>,
    );
    const control = page.getByRole('switch', { name: 'Hide my courses' });
    await expect.element(control).not.toBeChecked();
    await page.getByText('Hide my courses').click();
    await expect.element(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(control).not.toBeChecked();
  });
});
