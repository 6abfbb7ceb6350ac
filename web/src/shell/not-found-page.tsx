import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Tape } from '#web/ui/tape.tsx';

export function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 py-12 sm:py-20">
      <Tape tone="gaffer" tilt="left">
        Not on this board
      </Tape>
      <h1 className="font-display text-4xl">404 Page Not Found</h1>
      <p className="max-w-prose text-ink-soft">
        Whatever was pinned here has been taken down, or the address has a slip in it.
      </p>
      <Button variant="primary" asChild className="mt-2">
        <Link href={paths.home}>Back to the board</Link>
      </Button>
    </div>
  );
}
