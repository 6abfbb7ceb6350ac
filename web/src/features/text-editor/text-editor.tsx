import { useState } from 'react';
import type { Mention } from '#contract/comments/mentions.ts';
import { presentMentions } from '#contract/comments/split-mentions.ts';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import { kindOfFile } from '#contract/uploads/accepted.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { decodeMentions, encodeMentions } from '#web/lib/forms/mention-values.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { AttachButton } from './attach-button.tsx';
import { AttachedFile } from './attached-file.tsx';
import { EditorButtons } from './editor-buttons.tsx';
import { editorSchema } from './editor-schema.ts';
import { TextEditorField } from './text-editor-field.tsx';
import { useAttachedFile } from './use-attached-file.ts';

interface TextEditorProps {
  /** The name of the field, for screen readers. */
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** Names the draft among those of the member. */
  draftKey: string;
  maxLength: number;
  mentions?: { on: CommentSubject; onId: string } | 'anyone' | null;
  files?: 'image' | 'any' | null;
  autoFocus?: boolean;
  /** The words that are edited. */
  initial?: { text: string; mentions: Mention[] };
  /** A rejection keeps everything and shows its sentence; otherwise the text and its draft are cleared. */
  onSend: (written: { text: string; mentions: string[]; fileUrl: string | null }) => Promise<void>;
  /** Called at every change. */
  onTyping?: () => void;
  onCancel?: () => void;
}

/** The form in which members write comments and messages. Ctrl or Cmd with Enter sends. */
export function TextEditor(props: TextEditorProps) {
  return <EditorForm key={props.draftKey} {...props} />;
}

const notSent = 'This was not sent. Please try again.';

function EditorForm(props: TextEditorProps) {
  const {
    label,
    placeholder,
    maxLength,
    mentions = null,
    files = null,
    autoFocus,
    initial,
  } = props;
  const { upload, uploaded } = useAttachedFile();
  const hasFile = upload.state.step !== 'empty';
  const form = useDraftForm(editorSchema(maxLength, hasFile), {
    draft: props.draftKey,
    initial: {
      text: initial?.text ?? '',
      mentions: encodeMentions(initial?.mentions ?? []),
    },
    toInput: ({ text }) => ({ text }),
  });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const mentioned = decodeMentions(form.values.mentions);
  const formProps = form.formProps(({ text }) => void send(text));

  async function send(text: string): Promise<void> {
    setSending(true);
    setFailure(undefined);
    try {
      const file = hasFile ? await uploaded() : null;
      if (hasFile && !file) return;
      const ids = presentMentions(text, mentioned).map(({ id }) => id);
      await props.onSend({ text, mentions: ids, fileUrl: file?.url ?? null });
      form.discardDraft();
      upload.remove();
    } catch (error) {
      if (!form.showServerIssues(error)) setFailure(errorMessage(error, { fallback: notSent }));
    } finally {
      setSending(false);
      refocusField(formProps.ref.current);
    }
  }

  function attach(file: File): void {
    const isWanted = files === 'any' || kindOfFile(file) === 'image';
    if (isWanted) upload.choose(file);
    else setFailure('Please attach an image here.');
  }

  return (
    <form {...formProps} className="grid gap-2">
      {form.isRestored && <DraftNote onDiscard={form.discardDraft} />}
      <Field label={label} hideLabel error={form.issues.text ?? failure}>
        <TextEditorField
          value={{ text: form.values.text, mentions: mentioned }}
          onChange={(written) => {
            form.change({ text: written.text, mentions: encodeMentions(written.mentions) });
            setFailure(undefined);
            props.onTyping?.();
          }}
          maxLength={maxLength}
          mentions={mentions}
          placeholder={placeholder}
          rows={1}
          readOnly={isSending}
          autoFocus={autoFocus}
          onSend={() => isSending || formProps.ref.current?.requestSubmit()}
          onFile={files ? attach : undefined}
          tools={files && <AttachButton files={files} disabled={isSending} onFile={attach} />}
        >
          <EditorButtons {...props} isSending={isSending} />
        </TextEditorField>
      </Field>
      <AttachedFile upload={upload} />
    </form>
  );
}

/** A button that is disabled while it sends loses the focus to the body. */
function refocusField(form: HTMLFormElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || form?.contains(activeElement))
    form?.querySelector('textarea')?.focus({ preventScroll: true });
}
