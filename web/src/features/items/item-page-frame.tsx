import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeleton } from '#web/ui/card-skeleton.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { Tape } from '#web/ui/tape.tsx';
import { BackLink, type BackTarget } from './back-link.tsx';

interface ItemPageProps<Item> {
  query: UseQueryResult<Item>;
  back: BackTarget;
  /** For a page of two columns. */
  isWide?: boolean;
  /** The heading when the item does not exist. */
  missing: string;
  /** While it loads; by default a card. */
  skeleton?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The page of one item with its back link and its loading, error and not-found states. */
export function ItemPageFrame<Item>(props: ItemPageProps<Item>) {
  const { query, back, missing, isWide, skeleton = <CardSkeleton />, children } = props;
  const { data, error, isPending, fetchStatus } = query;
  if (error instanceof ApiError && [404, 400].includes(error.status)) {
    return <Missing title={missing} back={back} />;
  }
  return (
    <div className={cn('mx-auto grid w-full max-w-2xl gap-6', isWide && 'lg:max-w-6xl')}>
      <BackLink {...back} />
      {data && children(data)}
      {isPending && fetchStatus !== 'paused' && (
        <div role="status" aria-busy="true" aria-label="Loading">
          {skeleton}
        </div>
      )}
      {!data && (error || fetchStatus === 'paused') && (
        <LoadError query={query} title="This did not load" />
      )}
    </div>
  );
}

function Missing({ title, back }: { title: string; back: BackTarget }) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 py-12 sm:py-20">
      <Tape tone="gaffer" tilt="left">
        Taken down
      </Tape>
      <h1 className="font-display text-4xl">{title}</h1>
      <p className="max-w-prose text-ink-soft">
        It may have been taken down, or the link has a slip in it.
      </p>
      <Button variant="primary" asChild className="mt-2">
        <Link href={back.href}>{back.label}</Link>
      </Button>
    </div>
  );
}
