import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { type FeedBoard, feedBoards } from '#contract/feed/boards.ts';
import { paths } from '#contract/paths.ts';

const storageKey = 'board';

export const pathToBoard = (board: FeedBoard): string => `${paths.home}?board=${board}`;

/** The board of the address; without one, that of the last visit, which is then written into the address. */
export function useBoard(): FeedBoard {
  const [search, setSearch] = useSearchParams();
  const asked = findBoard(search);
  const board = boardOf(search);
  const isUnnamed = !asked && board !== 'everything';
  useEffect(() => {
    if (asked) rememberBoard(asked);
    else if (isUnnamed) setSearch(withBoard(board), { replace: true });
  });
  return board;
}

export function boardOf(search: URLSearchParams): FeedBoard {
  return findBoard(search) ?? readBoard();
}

function readBoard(): FeedBoard {
  try {
    const stored = localStorage.getItem(storageKey);
    return feedBoards.find((board) => board === stored) ?? 'everything';
  } catch {
    return 'everything';
  }
}

function rememberBoard(board: FeedBoard): void {
  try {
    localStorage.setItem(storageKey, board);
  } catch {
    // Storage may be full or forbidden; the next visit then begins with everything.
  }
}

const withBoard = (board: FeedBoard) => (previous: URLSearchParams) => {
  const next = new URLSearchParams(previous);
  next.set('board', board);
  return next;
};

function findBoard(search: URLSearchParams): FeedBoard | undefined {
  const asked = search.get('board');
  return feedBoards.find((board) => board === asked);
}
