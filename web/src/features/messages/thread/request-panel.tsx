import type { Conversation } from '#contract/messages/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { BlockButton } from '#web/features/moderation/block-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useAcceptRequest, useDeclineRequest } from '../api.ts';

interface RequestPanelProps {
  conversation: Conversation;
  member: UserSummary;
}

/** Takes the place of the editor until the request is answered. */
export function RequestPanel({ conversation, member }: RequestPanelProps) {
  const accept = useAcceptRequest(conversation);
  const decline = useDeclineRequest(conversation, {
    onSuccess: () => toast({ title: 'Request declined' }),
  });
  const { firstName } = member;
  return (
    <section aria-label={`Request from ${firstName}`} className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {firstName} is not connected with you and would like to message you. They won’t see that
        you’ve read this until you accept, and they are not told if you decline.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          className="max-md:flex-1"
          pending={accept.isPending}
          onClick={() => accept.mutate()}
        >
          Accept
        </Button>
        <Button
          className="max-md:flex-1"
          pending={decline.isPending}
          onClick={() => decline.mutate()}
        >
          Decline
        </Button>
        <BlockButton variant="ghost" person={member} />
      </div>
    </section>
  );
}
