import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { PasswordInput } from './password-input.tsx';

const input = page.getByLabelText('Password', { exact: true });

describe('PasswordInput', () => {
  it('shows and hides what was typed, without losing it', async () => {
    await renderInApp(<PasswordInput aria-label="Password" />);
    await input.fill('open sesame');
    await expect.element(input).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(input).toHaveAttribute('type', 'text');
    await expect.element(input).toHaveValue('open sesame');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(input).toHaveAttribute('type', 'password');
    await expect.element(input).toHaveValue('open sesame');
  });

  it('is shown by keyboard, and says whether it is', async () => {
    await renderInApp(<PasswordInput aria-label="Password" />);
    await input.click();
    await userEvent.tab();
    const toggle = page.getByRole('button', { name: /password/ });
    await expect.element(toggle).toHaveFocus();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect.element(toggle).toHaveAccessibleName('Hide password');
  });

  it('does not send the form that it stands in when it is shown', async () => {
    let sent = 0;
    await renderInApp(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <PasswordInput aria-label="Password" />
      </form>,
    );
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(input).toHaveAttribute('type', 'text');
    expect(sent).toBe(0);
  });

  it('is neither corrected nor capitalised by a phone', async () => {
    await renderInApp(<PasswordInput aria-label="Password" />);
    await expect.element(input).toHaveAttribute('autocapitalize', 'none');
    await expect.element(input).toHaveAttribute('spellcheck', 'false');
  });

  it('cannot be shown while disabled', async () => {
    await renderInApp(<PasswordInput aria-label="Password" disabled />);
    await expect.element(page.getByRole('button', { name: 'Show password' })).toBeDisabled();
  });
});
