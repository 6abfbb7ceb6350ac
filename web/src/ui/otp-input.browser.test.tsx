import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { OtpInput } from './otp-input.tsx';

function Example({ initial = '', disabled = false }) {
  const [code, setCode] = useState(initial);
  return <OtpInput aria-label="Code" value={code} onChange={setCode} disabled={disabled} />;
}

const input = page.getByRole('textbox', { name: 'Code' });

/** What stands in the drawn boxes, a dot for an empty one. */
const boxes = () =>
  [...document.querySelectorAll('[data-slot="otp-input"] span')]
    .map((box) => box.textContent || '·')
    .join('');

describe('OtpInput', () => {
  it('draws what is typed, as capitals, and stops at six', async () => {
    await renderInApp(<Example />);
    await input.click();
    await userEvent.keyboard('ab1');
    await expect.poll(boxes).toBe('AB1···');
    await userEvent.keyboard('23c9');
    await expect.poll(boxes).toBe('AB123C');
    await expect.element(input).toHaveValue('AB123C');
  });

  it('takes no character that a code never has', async () => {
    await renderInApp(<Example />);
    await input.click();
    await userEvent.keyboard('a- é_!b');
    await expect.poll(boxes).toBe('AB····');
  });

  it('takes a code as a mail writes it, in one piece', async () => {
    await renderInApp(<Example />);
    await input.fill(' ab1-2 c3');
    await expect.poll(boxes).toBe('AB12C3');
  });

  it('replaces the whole code where it is pasted over', async () => {
    await renderInApp(<Example initial="ZZZZZZ" />);
    await input.fill('123456');
    await expect.poll(boxes).toBe('123456');
  });

  it('is corrected from its end and in its middle', async () => {
    await renderInApp(<Example initial="12345" />);
    await input.click();
    await userEvent.keyboard('{End}{Backspace}');
    await expect.poll(boxes).toBe('1234··');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}');
    await expect.poll(boxes).toBe('134···');
  });

  it('lets phones offer the code from a message', async () => {
    await renderInApp(<Example />);
    await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('hides the drawn boxes from screen readers, which read the input', async () => {
    await renderInApp(<Example initial="12" />);
    await expect.element(input).toHaveValue('12');
    expect(
      document.querySelector('[data-slot="otp-input"] [aria-hidden="true"]')?.textContent,
    ).toBe('12');
  });

  it('shows where the next character goes', async () => {
    await renderInApp(<Example initial="12" />);
    await input.click();
    const outlined = () =>
      [...document.querySelectorAll('[data-slot="otp-input"] span')].map(
        (box) => getComputedStyle(box).outlineStyle,
      );
    await expect.poll(outlined).toEqual(['none', 'none', 'solid', 'none', 'none', 'none']);
  });

  it('takes nothing while disabled', async () => {
    await renderInApp(<Example disabled />);
    await expect.element(input).toBeDisabled();
  });
});
