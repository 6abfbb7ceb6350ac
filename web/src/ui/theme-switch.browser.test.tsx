import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const choice = (name: string) => page.getByRole('radio', { name });
const paper = () => getComputedStyle(document.documentElement).backgroundColor;

describe('ThemeSwitch', () => {
  it('begins as the system is', async () => {
    await renderInApp(<ThemeSwitch />);
    await expect.element(choice('As the system')).toBeChecked();
  });

  it('changes the colours of the page at once, and keeps the choice', async () => {
    await renderInApp(<ThemeSwitch />);
    await choice('Dark').click();
    await expect.element(choice('Dark')).toBeChecked();
    const dark = paper();
    expect(localStorage.getItem('theme')).toBe('dark');
    await choice('Light').click();
    expect(paper()).not.toBe(dark);
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('forgets the choice when the system decides again', async () => {
    await renderInApp(<ThemeSwitch />);
    await choice('Dark').click();
    await choice('As the system').click();
    expect(localStorage.getItem('theme')).toBeNull();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('keeps what is chosen when it is pressed again', async () => {
    await renderInApp(<ThemeSwitch />);
    await choice('Dark').click();
    await choice('Dark').click();
    await expect.element(choice('Dark')).toBeChecked();
  });

  it('is walked by arrows', async () => {
    await renderInApp(<ThemeSwitch />);
    await choice('Light').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(choice('Dark')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(choice('Dark')).toBeChecked();
  });

  it('agrees with another switch on the same page', async () => {
    await renderInApp(
      <>
        <ThemeSwitch />
        <ThemeSwitch />
      </>,
    );
    await choice('Dark').first().click();
    await expect.element(choice('Dark').last()).toBeChecked();
  });

  it('works where storage is forbidden', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    await renderInApp(<ThemeSwitch />);
    await choice('Dark').click();
    await expect.element(choice('Dark')).toBeChecked();
  });
});
