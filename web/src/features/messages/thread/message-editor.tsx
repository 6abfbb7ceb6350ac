import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Conversation } from '#contract/messages/contract.ts';
import { mostMessageCharacters } from '#contract/messages/forms.ts';
import { pathTo } from '#contract/paths.ts';
import { TextEditor } from '#web/features/text-editor/text-editor.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { isRequestToMe } from '../conversation-cache.ts';
import { sendMessage } from '../sending/outbox.ts';
import { canOpenKeyboard } from './can-open-keyboard.ts';
import { RequestPanel } from './request-panel.tsx';
import { useTellTyping } from './use-typing.ts';

/** Below the messages: the editor, or why there is none. */
export function MessageEditor({ conversation }: { conversation: Conversation }) {
  const { id, member, status, refusal } = conversation;
  const client = useQueryClient();
  const viewer = useViewer();
  const [, navigate] = useLocation();
  const { tellTyping, endTyping } = useTellTyping(id);
  const isWaiting = status === 'requested' && !isRequestToMe(conversation);
  return (
    <div
      data-slot="page-foot"
      className="border-t border-rule bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6"
    >
      {member && isRequestToMe(conversation) ? (
        <RequestPanel conversation={conversation} member={member} />
      ) : refusal !== null || !member ? (
        <p role="status" className="py-2 text-center text-sm text-balance text-ink-soft">
          {isWaiting && 'Waiting for an answer. '}
          {refusal}
        </p>
      ) : (
        <TextEditor
          label={`Message to ${member.firstName}`}
          placeholder={`Write to ${member.firstName}`}
          submitLabel="Send"
          draftKey={`message:${viewer.id}:${id}`}
          maxLength={mostMessageCharacters}
          files="any"
          autoFocus={!canOpenKeyboard()}
          onTyping={tellTyping}
          onSend={async ({ text, fileUrl }) => {
            endTyping();
            sendMessage(client, id, { senderId: viewer.id, text, fileUrl });
            // Leaves the part around a message that was looked for.
            if (location.search) navigate(pathTo('conversation', { conversationId: id }));
          }}
        />
      )}
    </div>
  );
}
