import type { Reply } from '#contract/comments/contract.ts';
import { maxCommentLength } from '#contract/comments/max-comment-length.ts';
import { TextEditor } from '../text-editor/text-editor.tsx';
import { useEditComment } from './api.ts';
import { useWork } from './work-context.ts';

/** The words of a comment in its place, to be changed. */
export function EditComment({ comment, onClose }: { comment: Reply; onClose: () => void }) {
  const work = useWork();
  const edit = useEditComment(work, comment.id);
  function close(): void {
    onClose();
    document.getElementById(comment.id)?.focus({ preventScroll: true });
  }
  return (
    <TextEditor
      label="Edit your comment"
      submitLabel="Save"
      draftKey={`edit ${comment.id}`}
      maxLength={maxCommentLength}
      mentions={{ on: work.on, onId: work.id }}
      initial={{ text: comment.text, mentions: comment.mentions }}
      autoFocus
      onSend={async ({ text, mentions }) => {
        await edit.mutateAsync({ text, mentions });
        close();
      }}
      onCancel={close}
    />
  );
}
