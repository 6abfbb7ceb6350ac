import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SearchBox } from './search-box.tsx';

const onSearch = vi.fn<(text: string) => void>();
const input = page.getByRole('searchbox', { name: 'Search students' });
const clear = page.getByRole('button', { name: 'Clear the search' });

function Example({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <SearchBox
        label="Search students"
        placeholder="Name, skill or word"
        value={value}
        onSearch={(text) => {
          onSearch(text);
          setValue(text.trim());
        }}
      />
      <button type="button" onClick={() => setValue('hamlet')}>
        Back
      </button>
    </>
  );
}

beforeEach(() => {
  onSearch.mockReset();
  holdPauses();
});

const pauses = new Map<number, () => void>();

/** Typing pauses when the test says so: on a slow machine it would pause between two keys. */
function holdPauses(): void {
  const [set, clear] = [setTimeout, clearTimeout];
  let lastId = 0;
  pauses.clear();
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) => {
    if (delay !== 300) return set(run, delay);
    lastId -= 1;
    pauses.set(lastId, run);
    return lastId;
  });
  vi.stubGlobal('clearTimeout', (id: number) => {
    if (!pauses.delete(id)) clear(id);
  });
}

function pause(): void {
  for (const run of pauses.values()) run();
}

describe('SearchBox', () => {
  it('searches when typing pauses, and not before', async () => {
    await renderInApp(<Example />);
    await input.fill('ha');
    await input.fill('ham');
    await expect.poll(() => pauses.size).toBe(1);
    expect(onSearch).not.toHaveBeenCalled();
    pause();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('ham');
  });

  it('searches at once on Enter, and not again after the pause', async () => {
    await renderInApp(<Example />);
    await input.fill('ham');
    await userEvent.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('ham');
    pause();
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('does not search for blanks', async () => {
    await renderInApp(<Example />);
    await input.fill('  ');
    await expect.poll(() => pauses.size).toBe(1);
    pause();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('shows everybody at once when it is cleared, and keeps the focus', async () => {
    await renderInApp(<Example initial="hamlet" />);
    await clear.click();
    await expect.element(input).toHaveValue('');
    await expect.element(input).toHaveFocus();
    await expect.element(clear).not.toBeInTheDocument();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  });

  it('follows the address back, without searching again', async () => {
    await renderInApp(<Example />);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(input).toHaveValue('hamlet');
    pause();
    expect(onSearch).not.toHaveBeenCalled();
  });
});
