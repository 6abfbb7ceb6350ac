import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Radio, RadioGroup } from './radio-group.tsx';

function Example({ onValueChange = () => {} }: { onValueChange?: (value: string) => void }) {
  return (
    <RadioGroup aria-label="Payment" defaultValue="paid" onValueChange={onValueChange}>
      <Radio value="paid" hint="Name a sum if you can.">
        Paid
      </Radio>
      <Radio value="credit">Credit</Radio>
      <Radio value="none" disabled>
        Unpaid
      </Radio>
    </RadioGroup>
  );
}

const radio = (label: string) => page.getByRole('radio', { name: new RegExp(`^${label}`) });

describe('RadioGroup', () => {
  it('is one stop of the keyboard, at what is chosen', async () => {
    await renderInApp(<Example />);
    await userEvent.tab();
    await expect.element(radio('Paid')).toHaveFocus();
    await userEvent.tab();
    await expect.element(radio('Paid')).not.toHaveFocus();
    await expect.element(radio('Credit')).not.toHaveFocus();
  });

  it('is chosen by arrows, round its ends and past what is disabled', async () => {
    const onValueChange = vi.fn();
    await renderInApp(<Example onValueChange={onValueChange} />);
    await userEvent.tab();
    await expect.element(radio('Paid')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>}');
    await expect.element(radio('Credit')).toBeChecked();
    await expect.element(radio('Paid')).not.toBeChecked();
    await userEvent.keyboard('{/ArrowDown}{ArrowDown>}');
    await expect.element(radio('Paid')).toBeChecked();
    await userEvent.keyboard('{/ArrowDown}');
    expect(onValueChange.mock.calls).toEqual([['credit'], ['paid']]);
  });

  it('is chosen by its label', async () => {
    await renderInApp(<Example />);
    await page.getByText('Credit').click();
    await expect.element(radio('Credit')).toBeChecked();
  });

  it('has its hint in its label', async () => {
    await renderInApp(<Example />);
    await expect.element(radio('Paid')).toHaveAccessibleName('Paid Name a sum if you can.');
    await radio('Credit').click();
    await page.getByText('Name a sum if you can.').click();
    await expect.element(radio('Paid')).toBeChecked();
  });

  it('does not let a disabled one be chosen', async () => {
    await renderInApp(<Example />);
    await page.getByText('Unpaid').click({ force: true });
    await expect.element(radio('Unpaid')).not.toBeChecked();
    await expect.element(radio('Paid')).toBeChecked();
  });
});
