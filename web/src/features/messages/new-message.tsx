import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { mostMessageCharacters } from '#contract/messages/forms.ts';
import { paths, pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { TextEditor } from '#web/features/text-editor/text-editor.tsx';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { conversationQueries, useStartConversation } from './api.ts';
import { ThreadHeader } from './thread/thread-header.tsx';
import { ThreadNotFound } from './thread/thread-not-found.tsx';
import { ThreadSkeleton } from './thread/thread-skeleton.tsx';

/** Where the first message to a member is written. Nothing is there before it is sent. */
export function NewMessage({ userId }: { userId: string | undefined }) {
  return userId ? <FirstMessage userId={userId} /> : <Redirect to={paths.messages} replace />;
}

function FirstMessage({ userId }: { userId: string }) {
  const existing = useQuery(conversationQueries.withMember(userId));
  const member = useQuery(conversationQueries.member(userId));
  const error = existing.error ?? member.error;
  if (existing.data?.conversationId) {
    const { conversationId } = existing.data;
    return <Redirect to={pathTo('conversation', { conversationId })} replace />;
  }
  if (isNotFound(error)) return <ThreadNotFound />;
  if (existing.data && member.data)
    return <Beginning member={member.data} refusal={existing.data.refusal} />;
  if (!error) return <ThreadSkeleton />;
  const refetch = () => Promise.all([existing.refetch(), member.refetch()]);
  return (
    <LoadError
      query={{ error, refetch }}
      layout="centered"
      fallback="This did not load. Please try again."
    />
  );
}

function Beginning({ member, refusal }: { member: UserSummary; refusal: string | null }) {
  const { id, firstName, lastName } = member;
  const { data: connection } = useQuery(conversationQueries.connection(id));
  const [, navigate] = useLocation();
  const viewer = useViewer();
  const start = useStartConversation();
  useDocumentTitle(`${firstName} ${lastName}`);
  return (
    <>
      <ThreadHeader member={member} />
      <div className="flex min-h-0 flex-1 flex-col justify-end overflow-y-auto px-4 py-4 md:px-6">
        {!refusal && connection && (
          <p role="note" className="max-w-prose text-sm text-ink-soft">
            {connection.status === 'accepted'
              ? `You and ${firstName} are connected. This is the beginning of your conversation.`
              : `You and ${firstName} are not connected. Your first message is a request: you can go on writing once ${firstName} accepts it.`}
          </p>
        )}
      </div>
      <div
        data-slot="page-foot"
        className="border-t border-rule px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6"
      >
        {refusal ? (
          <p role="status" className="py-2 text-center text-sm text-balance text-ink-soft">
            {refusal}
          </p>
        ) : (
          <TextEditor
            label={`Message to ${firstName}`}
            placeholder={`Write to ${firstName}`}
            submitLabel="Send"
            draftKey={`message:${viewer.id}:${id}`}
            maxLength={mostMessageCharacters}
            files="any"
            autoFocus
            onSend={async ({ text, fileUrl }) => {
              const sent = await start.mutateAsync({ userId: id, text, fileUrl });
              navigate(pathTo('conversation', { conversationId: sent.conversationId }), {
                replace: true,
              });
            }}
          />
        )}
      </div>
    </>
  );
}
