import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Conversation } from '#contract/messages/contract.ts';
import { paths } from '#contract/paths.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { conversationQueries } from '../api.ts';
import { findConversation } from '../conversation-cache.ts';
import { ConversationMenu } from '../conversation-menu.tsx';
import { canOpenKeyboard } from './can-open-keyboard.ts';
import { FoundMessages } from './found-messages.tsx';
import { MessageEditor } from './message-editor.tsx';
import { MessageList } from './message-list.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadNotFound } from './thread-not-found.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useEscape } from './use-escape.ts';

interface ThreadProps {
  conversationId: string;
  /** A message that was looked for. */
  foundId: string | undefined;
}

export function Thread({ conversationId, foundId }: ThreadProps) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...conversationQueries.detail(conversationId),
    placeholderData: () => findConversation(client, conversationId),
  });
  // Asked for at the same time; the messages are shown below the name.
  useInfiniteQuery({ ...conversationQueries.messages(conversationId), notifyOnChangeProps: [] });
  if (isNotFound(error)) return <ThreadNotFound />;
  if (data) return <OpenThread conversation={data} foundId={foundId} />;
  if (!error) return <ThreadSkeleton />;
  return (
    <LoadError
      query={{ error, refetch }}
      layout="centered"
      fallback="The conversation did not load. Please try again."
    />
  );
}

interface OpenThreadProps {
  conversation: Conversation;
  foundId: string | undefined;
}

function OpenThread({ conversation, foundId }: OpenThreadProps) {
  const { member } = conversation;
  const [, navigate] = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(member ? `${member.firstName} ${member.lastName}` : 'Deleted account');
  useEffect(() => {
    if (canOpenKeyboard()) heading.current?.focus({ preventScroll: true });
  }, []);
  useEscape(container, () => navigate(paths.messages));
  return (
    <div ref={container} className="flex min-h-0 flex-1 flex-col">
      <ThreadHeader member={member} headingRef={heading}>
        <ConversationMenu conversation={conversation} />
      </ThreadHeader>
      {foundId ? (
        <FoundMessages key={foundId} conversation={conversation} foundId={foundId} />
      ) : (
        <MessageList conversation={conversation} />
      )}
      <MessageEditor conversation={conversation} />
    </div>
  );
}
