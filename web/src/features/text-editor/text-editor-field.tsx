import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useFieldControl } from '#web/ui/field-context.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { MentionScope } from './api.ts';
import { CharacterCount } from './character-count.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { optionId, SuggestionList } from './suggestions/suggestion-list.tsx';
import { useSuggestions } from './suggestions/use-suggestions.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useGrowingField } from './use-growing-field.ts';
import { useWrittenValue, type WrittenValue } from './use-written-value.ts';

interface TextEditorFieldProps {
  name?: string;
  value: WrittenValue;
  onChange: (value: WrittenValue) => void;
  maxLength: number;
  /** Who can be mentioned; nobody without it. */
  mentions?: MentionScope | null;
  placeholder?: string | undefined;
  rows?: number;
  readOnly?: boolean;
  /** Puts the caret behind the text. */
  autoFocus?: boolean;
  /** Ctrl or Cmd with Enter; without it the surrounding form hears the key. */
  onSend?: () => void;
  /** Takes a file that is pasted or dropped. */
  onFile?: ((file: File) => void) | undefined;
  /** Beside the button of the emoji. */
  tools?: ReactNode;
  /** At the end of that line, such as the buttons of a form. */
  children?: ReactNode;
}

/** In rem. A textarea that is sized by its content ignores `rows`. */
const lineHeight = 1.5;
const padding = 1.25;

/** A textarea that grows with its text and suggests people for `@` and emoji for `:`. Inside a `Field`. */
export function TextEditorField(props: TextEditorFieldProps) {
  const { name = 'text', value, onChange, maxLength, mentions: scope = null, placeholder } = props;
  const { rows = 3, readOnly, autoFocus, onSend, onFile, tools, children } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const written = useWrittenValue({ field, value, onChange, scope });
  const { trigger } = written;
  const suggestions = useSuggestions(trigger, scope ?? 'anyone');
  const isOpen = trigger !== null && suggestions.options.length > 0;
  const { isDragged, dropProps } = useFileDrop(onFile);
  useGrowingField(field, value.text);

  useEffect(() => {
    if (!autoFocus || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [autoFocus]);

  function pressKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const isSendKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSendKey) onSend?.();
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = suggestions.indexAfter(event.key);
    const active = suggestions.options[suggestions.active];
    if (next !== null) suggestions.setActive(next);
    else if ((event.key === 'Enter' || event.key === 'Tab') && active) written.choose(active);
    else if (event.key === 'Escape') written.dismiss();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const combobox = isOpen && {
    role: 'combobox',
    'aria-expanded': true,
    'aria-haspopup': 'listbox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-controls': listId,
    'aria-activedescendant': optionId(listId, suggestions.active),
  };

  return (
    <div
      data-slot="text-editor-field"
      className={cn(
        'grid rounded-md border border-rule-strong bg-raised transition-[border-color,background-color]',
        'hover:border-ink-soft has-[textarea[aria-invalid]]:border-danger-text',
        'has-[textarea:focus-visible]:border-ring has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring',
        'has-[textarea:focus-visible]:shadow-[0_0_0_7px_color-mix(in_oklch,var(--color-accent)_26%,transparent)]',
        isDragged && 'border-dashed border-ring bg-accent-wash',
      )}
      {...dropProps}
    >
      <textarea
        ref={field}
        rows={rows}
        placeholder={placeholder}
        readOnly={readOnly}
        style={{ minHeight: `${rows * lineHeight + padding}rem` }}
        className="field-sizing-content max-h-80 w-full min-w-0 resize-none rounded-md bg-transparent px-3 py-2.5 text-base text-ink placeholder:text-ink-faint focus-visible:shadow-none focus-visible:outline-none"
        {...useFieldControl({ name })}
        {...combobox}
        value={value.text}
        onChange={({ target }) => written.write(target)}
        onSelect={({ currentTarget }) => written.select(currentTarget)}
        onBlur={written.leave}
        onKeyDown={pressKey}
        onPaste={(event) => takePastedFile(event, onFile)}
      />
      <div className="flex items-center gap-1 px-1 pb-1">
        <EmojiButton
          isOpen={written.isPickingEmoji}
          disabled={readOnly}
          onPress={written.isPickingEmoji ? written.dismiss : written.pickEmoji}
        />
        {tools}
        <span className="flex-1" />
        <CharacterCount text={value.text} max={maxLength} />
        {children}
      </div>
      {isOpen && (
        <SuggestionList
          id={listId}
          label={trigger.kind === 'mention' ? 'People' : 'Emoji'}
          suggestions={suggestions}
          field={field}
          at={trigger.from}
          onChoose={written.choose}
        />
      )}
      <VisuallyHidden role="status">{suggestions.announcement}</VisuallyHidden>
    </div>
  );
}

/** Word processors put an image of the text on the clipboard beside the text. */
function takePastedFile(event: ClipboardEvent, onFile: ((file: File) => void) | undefined): void {
  const [file] = event.clipboardData.files;
  if (!onFile || !file || event.clipboardData.types.includes('text/plain')) return;
  event.preventDefault();
  onFile(file);
}
