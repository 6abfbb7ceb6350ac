import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Tape } from '#web/ui/tape.tsx';

/** The member does not exist, or the viewer may not see them. */
export function ProfileNotFound() {
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 py-12 sm:py-20">
      <Tape tone="gaffer" tilt="left">
        Not on this board
      </Tape>
      <h1 className="font-display text-4xl">User not found</h1>
      <p className="text-ink-soft">
        They may have left, or the address has a slip in it. Search for them by name.
      </p>
      <Button variant="primary" asChild className="mt-2">
        <Link href={paths.discover}>Discover students</Link>
      </Button>
    </div>
  );
}
