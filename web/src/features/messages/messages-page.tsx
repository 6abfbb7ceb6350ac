import { MessageCircle } from 'lucide-react';
import { Activity, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { id } from '#contract/primitives.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { useFillViewport } from '#web/lib/browser/use-fill-viewport.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { Inbox } from './inbox/inbox.tsx';
import { NewMessage } from './new-message.tsx';
import { Thread } from './thread/thread.tsx';
import { useLiveConversations } from './use-live-conversations.ts';

const searchParams = z.object({ to: id.optional(), message: id.optional() });

/** The list and a conversation side by side; on a phone one at a time. */
export function MessagesPage({ conversationId }: { conversationId?: string }) {
  const [pathname] = useLocation();
  const [{ to, message }] = useSearchParams(searchParams);
  const isNew = pathname === paths.newMessage;
  const openId = isNew ? undefined : conversationId;
  const isThreadShown = isNew || openId !== undefined;
  const isWide = useMediaQuery('(min-width: 48rem)');
  useHiddenNavigation(isThreadShown);
  const page = useFillViewport<HTMLDivElement>();
  const leftId = useLeftConversation(openId);
  useLiveConversations(openId);
  useDocumentTitle(isThreadShown ? undefined : 'Messages');
  return (
    <div
      ref={page}
      className="-mx-4 -mt-4 -mb-28 flex h-[calc(100dvh-3.5rem)] overflow-hidden sm:-mt-6 md:-mx-6 md:-mt-8 md:-mb-16 md:border-r md:border-l md:border-rule"
    >
      <Activity mode={isWide || !isThreadShown ? 'visible' : 'hidden'}>
        <aside
          aria-label="Conversations"
          className="flex min-h-0 w-full flex-col md:w-72 md:shrink-0 md:border-r md:border-rule lg:w-88"
        >
          <Inbox openId={openId} leftId={leftId} foundId={message} />
        </aside>
      </Activity>
      {(isWide || isThreadShown) && (
        <section aria-label="Conversation" className="flex min-h-0 min-w-0 flex-1 flex-col">
          {isNew ? (
            <NewMessage key={to} userId={to} />
          ) : openId ? (
            <Thread key={openId} conversationId={openId} foundId={message} />
          ) : (
            <NothingOpen />
          )}
        </section>
      )}
    </div>
  );
}

/**
 * On a phone a conversation has the whole screen. A style that asks the page with `:has` would have the browser style all of it
 * anew with each element that comes or goes, on every page.
 */
function useHiddenNavigation(isHidden: boolean): void {
  useLayoutEffect(() => {
    if (!isHidden) return;
    document.body.dataset.page = 'thread';
    return () => {
      delete document.body.dataset.page;
    };
  }, [isHidden]);
}

/** The conversation that was open before the list alone. */
function useLeftConversation(openId: string | undefined): string | undefined {
  const [previous, setPrevious] = useState(openId);
  const [left, setLeft] = useState<string>();
  if (previous !== openId) {
    setPrevious(openId);
    setLeft(openId ? undefined : previous);
  }
  return left;
}

function NothingOpen() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 px-6 text-center text-ink-soft">
      <MessageCircle aria-hidden="true" className="size-8 text-ink-faint" strokeWidth={1.5} />
      <p className="max-w-xs text-balance">Choose a conversation to read it here.</p>
    </div>
  );
}
