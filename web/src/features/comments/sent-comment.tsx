import { useViewer } from '#web/lib/session/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { type SentComment as Sent, useSendComment } from './use-send-comment.ts';
import { useWork } from './work-context.ts';

/** The viewer's own comment until the server has it. */
export function SentComment({ comment }: { comment: Sent }) {
  const { id, firstName, lastName, profileImageUrl } = useViewer();
  const { retry, discard } = useSendComment(useWork());
  const { key, text, failure, isPaused } = comment;
  return (
    <article aria-label="Your comment" data-slot="sent-comment" className="flex gap-3">
      <Avatar id={id} size="sm" src={profileImageUrl} firstName={firstName} lastName={lastName} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <p className="text-sm font-semibold">
          {firstName} {lastName}
        </p>
        <LinkedText text={text} className="text-ink-soft" />
        {failure === null ? (
          <p role="status" className="text-xs text-ink-faint">
            {isPaused ? 'Waiting for a connection' : 'Sending'}
          </p>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <p role="alert" className="text-sm text-danger-text">
              Not sent. {failure}
            </p>
            <Button size="sm" onClick={() => retry(key)}>
              Try Again
            </Button>
            <Button size="sm" variant="ghost" onClick={() => discard(key)}>
              Discard
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
