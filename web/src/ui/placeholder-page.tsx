import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tape } from '#web/ui/tape.tsx';

interface PlaceholderPageProps {
  title: string;
  /** Says what the page will show. */
  children: ReactNode;
  action: { label: string; href: string };
}

/** For a page that is not built yet. */
export function PlaceholderPage({ title, children, action }: PlaceholderPageProps) {
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <h1 className="font-display text-3xl">{title}</h1>
      <div className="relative">
        <Tape tone="gaffer" tilt="left" className="absolute -top-3 left-4">
          In rehearsal
        </Tape>
        <EmptyState
          action={
            <Button variant="primary" asChild>
              <Link href={action.href}>{action.label}</Link>
            </Button>
          }
        >
          {children}
        </EmptyState>
      </div>
    </div>
  );
}
