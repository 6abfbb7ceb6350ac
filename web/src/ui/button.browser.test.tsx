import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('Button', () => {
  it('sends no form unless it says so', async () => {
    const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
    await renderInApp(
      <form onSubmit={onSubmit}>
        <Button>Add a line</Button>
        <IconButton label="Remove the line" />
        <Button type="submit">Send</Button>
      </form>,
    );
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByRole('button', { name: 'Remove the line' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Send' }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('takes no press while something is pending, and says that it is busy', async () => {
    const onClick = vi.fn();
    await renderInApp(
      <Button pending onClick={onClick}>
        Saving
      </Button>,
    );
    const button = page.getByRole('button', { name: 'Saving' });
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('can be a link that looks like a button', async () => {
    await renderInApp(
      <Button asChild variant="primary">
        <a href="#jobs">See the jobs</a>
      </Button>,
    );
    const link = page.getByRole('link', { name: 'See the jobs' });
    await expect.element(link).toHaveStyle({ textDecorationLine: 'none' });
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it.each(['sm', 'md', 'lg'] as const)('shows where the keyboard is, at size %s', async (size) => {
    await renderInApp(<Button size={size}>Save</Button>);
    await userEvent.tab();
    const button = page.getByRole('button', { name: 'Save' });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
  });
});

describe('IconButton', () => {
  it('has its label as its name, whatever it draws', async () => {
    await renderInApp(
      <IconButton label="Close">
        <svg viewBox="0 0 1 1" aria-hidden="true" />
      </IconButton>,
    );
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});
