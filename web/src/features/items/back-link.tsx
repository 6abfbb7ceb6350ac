import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { hasPreviousPage } from '#web/lib/browser/has-previous-page.ts';

export interface BackTarget {
  label: string;
  href: string;
  /** Goes where the member came from, and to `href` only from elsewhere. */
  toPrevious?: boolean;
}

export function BackLink({ label, href, toPrevious = false }: BackTarget) {
  const [goesBack] = useState(() => toPrevious && hasPreviousPage());
  return (
    <Link
      href={href}
      className="-ml-1 flex min-h-11 items-center gap-2 justify-self-start rounded-md px-1 text-sm font-semibold no-underline hover:underline"
      onClick={(event) => {
        if (!goesBack || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.back();
      }}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {goesBack ? 'Back' : label}
    </Link>
  );
}
