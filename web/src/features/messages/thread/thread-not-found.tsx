import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Tape } from '#web/ui/tape.tsx';

/** It does not exist any more, or never was one of the viewer's. */
export function ThreadNotFound() {
  useDocumentTitle('Conversation not found');
  return (
    <div className="flex flex-1 flex-col items-start justify-center gap-4 px-6 py-10 md:px-12">
      <Tape tone="gaffer" tilt="left">
        Not on this board
      </Tape>
      <h2 className="font-display text-3xl">Conversation not found</h2>
      <p className="text-ink-soft">
        It was deleted, or it belongs to other people. Your own ones are all in your messages.
      </p>
      <Button variant="primary" asChild className="mt-2">
        <Link href={paths.messages}>See your messages</Link>
      </Button>
    </div>
  );
}
