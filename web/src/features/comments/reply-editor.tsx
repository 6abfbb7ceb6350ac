import type { Reply } from '#contract/comments/contract.ts';
import { maxCommentLength } from '#contract/comments/max-comment-length.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { TextEditor } from '../text-editor/text-editor.tsx';
import { replyButtonId } from './reply-button-id.ts';
import { useSendComment } from './use-send-comment.ts';
import { useWork } from './work-context.ts';

interface ReplyEditorProps {
  /** The comment below which the reply will stand. */
  threadId: string;
  answered: Reply;
  onClose: () => void;
}

/** A reply to a reply begins with the name of whom it answers: all replies of a comment stand in one row. */
export function ReplyEditor({ threadId, answered, onClose }: ReplyEditorProps) {
  const work = useWork();
  const { send } = useSendComment(work);
  const viewer = useViewer();
  const isToReply = answered.id !== threadId && answered.authorId !== viewer.id;
  const { author } = answered;
  const mention = author && { id: author.id, name: `${author.firstName} ${author.lastName}` };
  function close(): void {
    onClose();
    document.getElementById(replyButtonId(answered))?.focus();
  }
  return (
    <TextEditor
      label={mention ? `Reply to ${mention.name}` : 'Reply'}
      submitLabel="Reply"
      draftKey={`reply ${answered.id}`}
      maxLength={maxCommentLength}
      mentions={{ on: work.on, onId: work.id }}
      {...(isToReply && mention && { initial: { text: `@${mention.name} `, mentions: [mention] } })}
      autoFocus
      onSend={async ({ text, mentions }) => {
        send({ text, mentions, replyTo: answered.id, threadId });
        close();
      }}
      onCancel={close}
    />
  );
}
