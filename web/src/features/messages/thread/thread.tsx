import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Conversation } from '#contract/messages/contract.ts';
import { paths } from '#contract/paths.ts';
import { errorMessage, isNotFound } from '#web/lib/api/api-error.ts';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { conversationQueries } from '../api.ts';
import { findConversation } from '../conversation-cache.ts';
import { ConversationMenu } from '../conversation-menu.tsx';
import { LoadError } from '../load-error.tsx';
import { canOpenKeyboard } from './can-open-keyboard.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageList } from './message-list.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadNotFound } from './thread-not-found.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

export function Thread({ conversationId }: { conversationId: string }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...conversationQueries.detail(conversationId),
    placeholderData: () => findConversation(client, conversationId),
  });
  // Asked for at the same time; the messages are shown below the name.
  useInfiniteQuery({ ...conversationQueries.messages(conversationId), notifyOnChangeProps: [] });
  if (isNotFound(error)) return <ThreadNotFound />;
  if (data) return <OpenThread conversation={data} />;
  if (!error) return <ThreadSkeleton />;
  return (
    <LoadError onRetry={() => void refetch()}>
      {errorMessage(error, { fallback: 'The conversation did not load. Please try again.' })}
    </LoadError>
  );
}

function OpenThread({ conversation }: { conversation: Conversation }) {
  const { member } = conversation;
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(member ? `${member.firstName} ${member.lastName}` : 'Deleted account');
  useEffect(() => {
    if (canOpenKeyboard()) heading.current?.focus({ preventScroll: true });
  }, []);
  const leaveOnEscape = (event: KeyboardEvent) => {
    const isInside = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) navigate(paths.messages);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={leaveOnEscape}>
      <ThreadHeader member={member} headingRef={heading}>
        <ConversationMenu conversation={conversation} />
      </ThreadHeader>
      <MessageList conversation={conversation} />
      <MessageEditor conversation={conversation} />
    </div>
  );
}
