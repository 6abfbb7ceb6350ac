import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SkillPicker } from './skill-picker.tsx';

const offered = ['Weaving', 'Juggling', 'Fencing', 'Stage Fencing'];

function Example({ initial = [], max }: { initial?: string[]; max?: number }) {
  const [value, setValue] = useState(initial);
  return (
    <SkillPicker
      label="Skills"
      skills={offered}
      value={value}
      onChange={setValue}
      hint="What you can do."
      {...(max !== undefined && { max })}
    />
  );
}

const input = page.getByRole('combobox', { name: 'Skills' });
const list = page.getByRole('listbox');
const chosen = () =>
  page
    .getByRole('list', { name: 'Chosen skills' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
const active = () =>
  document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function press(key: string, then: string | undefined): Promise<void> {
  await userEvent.keyboard(key);
  await expect.poll(active).toBe(then);
  await expect.element(input).toHaveFocus();
}

describe('SkillPicker by keyboard', () => {
  it('opens with an arrow, and goes around both ends of the list', async () => {
    await renderInApp(<Example />);
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
    await press('{ArrowDown}', 'Fencing');
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    await press('{ArrowUp}', 'Weaving');
    await press('{ArrowDown}', 'Fencing');
    await press('{ArrowDown}', 'Juggling');
    await expect
      .element(list.getByRole('option', { selected: true }))
      .toHaveTextContent('Juggling');
  });

  it('chooses the first match with Enter, empties the text and goes on', async () => {
    await renderInApp(<Example />);
    await input.fill('fenc');
    await expect.poll(active).toBe('Fencing');
    await press('{Enter}', undefined);
    await expect.element(input).toHaveValue('');
    expect(chosen()).toEqual(['Fencing']);
    await expect.element(page.getByRole('status')).toHaveTextContent('Fencing added');
    await expect.element(list).not.toBeInTheDocument();
    await press('{ArrowDown}', 'Juggling');
  });

  it('does not choose what is not open, nor what is not there', async () => {
    await renderInApp(<Example />);
    await input.fill('plumbing');
    await expect.element(list).toHaveTextContent('No skills found matching "plumbing"');
    await press('{Enter}', undefined);
    await expect.element(input).toHaveValue('plumbing');
    await input.fill('weav');
    await expect.poll(active).toBe('Weaving');
    await press('{Escape}', undefined);
    await expect.element(list).not.toBeInTheDocument();
    await press('{Enter}', undefined);
    expect(chosen()).toEqual([]);
    await expect.element(input).toHaveValue('weav');
  });

  it('removes the last one with Backspace, but only from an empty field', async () => {
    await renderInApp(<Example initial={['Weaving', 'Juggling']} />);
    await input.fill('f');
    await userEvent.keyboard('{Backspace}');
    await expect.element(input).toHaveValue('');
    expect(chosen()).toEqual(['Weaving', 'Juggling']);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(chosen).toEqual(['Weaving']);
    await expect.element(page.getByRole('status')).toHaveTextContent('Juggling removed');
  });

  it('closes its list when it is left', async () => {
    await renderInApp(<Example initial={['Weaving']} />);
    await input.click();
    await expect.element(list).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'Remove Weaving' })).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
  });
});

describe('the limit of SkillPicker', () => {
  it('is said, and closes the list with the last that fits', async () => {
    await renderInApp(<Example initial={['Weaving']} max={2} />);
    await expect.element(input).toHaveAccessibleDescription('What you can do.');
    await input.fill('jug');
    await expect.poll(active).toBe('Juggling');
    await userEvent.keyboard('{Enter}');
    await expect.poll(chosen).toEqual(['Weaving', 'Juggling']);
    await expect.element(input).toBeDisabled();
    await expect.element(input).toHaveAccessibleDescription('2 skills are the most that fit here.');
    await expect.element(list).not.toBeInTheDocument();
  });

  it('ends when one is removed', async () => {
    await renderInApp(<Example initial={['Weaving', 'Juggling']} max={2} />);
    await expect.element(input).toBeDisabled();
    await page.getByRole('button', { name: 'Remove Weaving' }).click();
    await expect.element(input).toBeEnabled();
    await input.click();
    await list.getByRole('option', { name: 'Stage Fencing' }).click();
    await expect.poll(chosen).toEqual(['Juggling', 'Stage Fencing']);
  });
});
