import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { BoardTapes } from './board-tapes.tsx';
import { useBoard } from './use-board.ts';

function Boards() {
  return <BoardTapes board={useBoard()} />;
}

const open = (path = '/') => renderInApp(<Boards />, { path });
const tape = (name: string) => page.getByRole('link', { name, exact: true });
async function isChosen(name: string): Promise<void> {
  await expect.element(tape(name)).toHaveAttribute('aria-current', 'page');
}

afterEach(() => localStorage.removeItem('board'));

describe('the tapes over the feed', () => {
  it('begin with everything, and put the chosen board into the address', async () => {
    await open();
    await isChosen('Everything');
    expect(location.search).toBe('');
    await tape('Calls').click();
    await isChosen('Calls');
    expect(location.search).toBe('?board=calls');
    await expect.element(tape('Everything')).not.toHaveAttribute('aria-current');
  });

  it('begin the next visit with the board of the last one', async () => {
    const visit = await open('/?board=for-you');
    await isChosen('For you');
    await visit.unmount();
    await open('/');
    await isChosen('For you');
    await expect.poll(() => location.search).toBe('?board=for-you');
    await tape('Everything').click();
    await isChosen('Everything');
  });

  it('take a board that there is not for the last one', async () => {
    await open('/?board=nowhere');
    await isChosen('Everything');
    await expect.element(tape('For you')).not.toHaveAttribute('aria-current');
  });

  it('have the chosen one in sight on a phone', async () => {
    await setViewport(390, 800);
    await open('/?board=network');
    const edge = () => tape('My network').element().getBoundingClientRect().right;
    await expect.poll(edge).toBeLessThan(391);
  });
});
