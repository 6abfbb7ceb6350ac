import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError, errorMessage, noConnectionMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeleton } from '#web/ui/card-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tape } from '#web/ui/tape.tsx';

interface ItemPageProps<Item> {
  query: UseQueryResult<Item>;
  back: { label: string; href: string };
  /** The heading when the item does not exist. */
  missing: string;
  children: (item: Item) => ReactNode;
}

/** The page of one item with its back link and its loading, error and not-found states. */
export function ItemPageFrame<Item>({ query, back, missing, children }: ItemPageProps<Item>) {
  const { data, error, isPending, fetchStatus } = query;
  if (error instanceof ApiError && [404, 400].includes(error.status)) {
    return <Missing title={missing} back={back} />;
  }
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <Link
        href={back.href}
        className="-ml-1 flex min-h-11 items-center gap-2 justify-self-start rounded-md px-1 text-sm font-semibold no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {back.label}
      </Link>
      {data && children(data)}
      {isPending && fetchStatus !== 'paused' && (
        <div role="status" aria-busy="true" aria-label="Loading">
          <CardSkeleton />
        </div>
      )}
      {!data && (error || fetchStatus === 'paused') && (
        <EmptyState
          title={fetchStatus === 'paused' ? 'You are offline' : 'This did not load'}
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {error ? errorMessage(error, { fallback: 'Please try again.' }) : noConnectionMessage}
        </EmptyState>
      )}
    </div>
  );
}

function Missing({ title, back }: { title: string; back: { label: string; href: string } }) {
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
