import { useState } from 'react';
import { useInView } from '#web/lib/browser/use-in-view.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { formatLongDay } from '#web/lib/format/format-date.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { StickyColumn } from '#web/ui/sticky-column.tsx';
import { TrendingSkills } from '../skills/trending-skills.tsx';
import { SidebarCard } from '../users/sidebar-card.tsx';
import { HomeStart } from '../welcome/home-start.tsx';
import { BoardTapes } from './boards/board-tapes.tsx';
import { useBoard } from './boards/use-board.ts';
import { ComposeButton } from './composer/compose-button.tsx';
import { ComposerCard } from './composer/composer-card.tsx';
import { ComposerDialogs } from './composer/composer-dialogs.tsx';
import { useComposer } from './composer/use-composer.ts';
import { FeedList } from './feed-list.tsx';
import { LazySidePanels } from './lazy-side-panels.tsx';
import { Waiting } from './waiting/waiting.tsx';

/**
 * The side columns come before the feed in the document: keyboard users would never reach what follows an infinite
 * list.
 */
export function HomePage() {
  const { firstName } = useViewer();
  const [today] = useState(() => formatLongDay(new Date()));
  const composer = useComposer();
  const board = useBoard();
  const [composerRef, isComposerInView] = useInView<HTMLDivElement>(0);
  const hasColumns = useMediaQuery('(width >= 48rem)');
  const isWide = useMediaQuery('(width >= 64rem)');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[16rem_minmax(0,1fr)_18rem] lg:gap-x-8">
      {hasColumns && (
        <aside aria-label="Your card" className="md:row-span-2">
          <StickyColumn className="md:sticky">
            <SidebarCard onPostJob={composer.trigger('job')}>
              <Waiting />
            </SidebarCard>
          </StickyColumn>
        </aside>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6 md:col-start-2">
        <header className="max-sm:sr-only">
          <p className="font-mono text-xs tracking-label text-ink-faint uppercase">{today}</p>
          <h1 className="font-display text-3xl">Hello, {firstName}</h1>
        </header>
        <div ref={composerRef}>
          <ComposerCard composer={composer} />
        </div>
        <HomeStart />
      </div>
      {isWide && (
        <aside
          aria-label="Around the school"
          className="min-w-0 lg:col-start-3 lg:row-span-2 lg:row-start-1"
        >
          <StickyColumn>
            <TrendingSkills />
            <LazySidePanels />
          </StickyColumn>
        </aside>
      )}
      <section
        id="feed"
        tabIndex={-1}
        aria-labelledby="feed-title"
        className="min-w-0 focus:shadow-none focus:outline-none md:col-start-2"
      >
        <h2 id="feed-title" className="sr-only">
          The board
        </h2>
        <BoardTapes board={board} />
        <FeedList key={board} board={board} composer={composer} />
      </section>
      <ComposeButton composer={composer} isNeeded={!isComposerInView} />
      <ComposerDialogs composer={composer} />
    </div>
  );
}
