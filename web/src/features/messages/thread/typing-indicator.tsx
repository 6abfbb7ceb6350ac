import type { Conversation } from '#contract/messages/contract.ts';
import { useIsTyping } from './use-typing.ts';

interface TypingIndicatorProps {
  conversation: Conversation;
  newestId: string | undefined;
}

export function TypingIndicator({ conversation, newestId }: TypingIndicatorProps) {
  const isTyping = useIsTyping(conversation.id, newestId);
  return (
    <p role="status" className="min-h-5 text-sm text-ink-faint">
      {isTyping && conversation.member && `${conversation.member.firstName} is typing…`}
    </p>
  );
}
