import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { FeedBoard } from '#contract/feed/boards.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Composer } from '../composer/use-composer.ts';
import { FeedEmpty } from '../feed-empty.tsx';

interface BoardEmptyProps {
  board: FeedBoard;
  composer: Pick<Composer, 'open'>;
}

/** What a board says that has nothing on it, and what can be done about it. */
export function BoardEmpty({ board, composer }: BoardEmptyProps) {
  const compose = (kind: 'job' | 'post' | 'event', label: string) => (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => composer.open(kind)}>
      {label}
    </Button>
  );
  const empty: Record<Exclude<FeedBoard, 'everything'>, EmptyWords> = {
    'for-you': {
      title: 'Nothing for you yet',
      text: 'What others post stands here, that first which fits your skills, your courses and your connections.',
      action: <LinkButton href={paths.ownProfile}>Add Your Skills</LinkButton>,
    },
    calls: {
      title: 'No open calls',
      text: 'Nobody is looking for crew or cast just now. Are you?',
      action: compose('job', 'Post a Job'),
    },
    showcase: {
      title: 'No work on show yet',
      text: 'Finished work hangs here: films, tracks, dances, games.',
      action: compose('post', 'Show Your Work'),
    },
    events: {
      title: 'Nothing is coming up',
      text: 'Screenings, concerts and open rehearsals stand here until they are over.',
      action: compose('event', 'Create an Event'),
    },
    network: {
      title: 'Nothing from your network yet',
      text: 'What your connections post stands here.',
      action: <LinkButton href={paths.discover}>Find People</LinkButton>,
    },
  };
  if (board === 'everything') return <FeedEmpty onCreatePost={() => composer.open('post')} />;
  const { title, text, action } = empty[board];
  return (
    <EmptyState title={title} action={action}>
      {text}
    </EmptyState>
  );
}

interface EmptyWords {
  title: string;
  text: string;
  action: ReactNode;
}

function LinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild variant="primary">
      <Link href={href}>{children}</Link>
    </Button>
  );
}
