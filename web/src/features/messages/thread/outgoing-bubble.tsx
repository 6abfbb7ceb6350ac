import { useQueryClient } from '@tanstack/react-query';
import { mediaKindOfUrl } from '#contract/uploads/media.ts';
import { useOnline } from '#web/lib/browser/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { discardOutgoing, type Outgoing, retrySending } from '../sending/outbox.ts';
import type { OutgoingState } from '../sending/use-outbox.ts';
import { MessageBubble } from './message-bubble.tsx';

interface OutgoingBubbleProps extends OutgoingState {
  conversationId: string;
}

/** A message that is on its way, or that was not sent. */
export function OutgoingBubble({ conversationId, outgoing, failure }: OutgoingBubbleProps) {
  const client = useQueryClient();
  const isOnline = useOnline();
  const message = { text: outgoing.text, file: fileOf(outgoing) };
  if (failure === null) {
    return (
      <li className="grid grid-cols-[minmax(0,1fr)] justify-items-end gap-1">
        <div className="w-full">
          <MessageBubble message={message} isMine className="opacity-70" />
        </div>
        <p className="px-1 font-mono text-2xs text-ink-faint">
          {isOnline ? 'Sending…' : 'Waiting for a connection, then it is sent.'}
        </p>
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] justify-items-end gap-1">
      <div className="w-full">
        <MessageBubble message={message} isMine className="border-danger-text" />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-3 px-1">
        <p role="alert" className="text-sm text-danger-text">
          Not sent. {failure}
        </p>
        <Button
          variant="link"
          size="sm"
          onClick={() => retrySending(client, conversationId, outgoing)}
        >
          Try again
        </Button>
        <Button
          variant="link"
          size="sm"
          onClick={() => discardOutgoing(client, conversationId, outgoing)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

/** What is known of a file before the server has told the rest. */
function fileOf({ fileUrl: url }: Outgoing) {
  if (!url) return null;
  const unknown = { name: null, size: null, width: null, height: null, blur: null, poster: null };
  return { ...unknown, url, type: mediaKindOfUrl(url), variants: [], alt: null };
}
