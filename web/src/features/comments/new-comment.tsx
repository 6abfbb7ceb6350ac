import { MessageCircleOff } from 'lucide-react';
import { maxCommentLength } from '#contract/comments/max-comment-length.ts';
import { TextEditor } from '../text-editor/text-editor.tsx';
import { useSendComment } from './use-send-comment.ts';
import type { Work } from './work.ts';

/** The field for a new comment, or why there is none. */
export function NewComment({ work }: { work: Work }) {
  const { send } = useSendComment(work);
  if (work.isCommentingOpen === false)
    return (
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <MessageCircleOff aria-hidden="true" className="size-4 shrink-0" />
        Comments are closed. What was said stays.
      </p>
    );
  return (
    <TextEditor
      label="Comment"
      placeholder={work.on === 'event' ? 'Ask, or say that you are coming' : 'Say what you saw'}
      submitLabel="Comment"
      draftKey={`comment ${work.id}`}
      maxLength={maxCommentLength}
      mentions={{ on: work.on, onId: work.id }}
      onSend={async ({ text, mentions }) => send({ text, mentions, replyTo: null, threadId: null })}
    />
  );
}
