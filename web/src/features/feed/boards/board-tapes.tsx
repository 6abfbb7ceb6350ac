import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { type FeedBoard, feedBoards } from '#contract/feed/boards.ts';
import { Tape } from '#web/ui/tape.tsx';
import { boardNames } from './board-names.ts';
import { pathToBoard } from './use-board.ts';

const tones: Record<FeedBoard, ComponentProps<typeof Tape>['tone']> = {
  everything: 'gaffer',
  'for-you': 'accent',
  calls: 'job',
  showcase: 'showcase',
  events: 'event',
  network: 'post',
};

/** A row of tapes over the feed; on a narrow screen it scrolls, and begins where the chosen one is in sight. */
export function BoardTapes({ board }: { board: FeedBoard }) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-board="${board}"]`);
    if (row.current && chosen) showInRow(row.current, chosen);
  }, [board]);
  return (
    <nav aria-label="Boards">
      <ul
        ref={row}
        className="-mx-4 flex gap-1 overflow-x-auto px-4 sm:max-lg:gap-0 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {feedBoards.map((name) => (
          <li key={name} data-board={name} className="shrink-0">
            <Link
              href={pathToBoard(name)}
              aria-current={name === board ? 'page' : undefined}
              className="group grid h-11 place-items-center px-0.5 no-underline"
            >
              <Tape
                tone={name === board ? tones[name] : 'plain'}
                tilt={name === board ? 'left' : 'none'}
                className="h-7 px-3 group-hover:text-current sm:max-lg:px-2"
              >
                {boardNames[name]}
              </Tape>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function showInRow(row: HTMLElement, chosen: HTMLElement): void {
  const middle = chosen.offsetLeft + chosen.offsetWidth / 2 - row.offsetLeft;
  row.scrollTo({ left: middle - row.clientWidth / 2, behavior: 'instant' });
}
