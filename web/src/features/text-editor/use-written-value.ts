import { type RefObject, useRef, useState } from 'react';
import type { Mention } from '#contract/comments/mentions.ts';
import { presentMentions } from '#contract/comments/split-mentions.ts';
import type { MentionScope } from './api.ts';
import { insertText } from './insert-text.ts';
import { findTrigger, type Trigger } from './suggestions/find-trigger.ts';
import type { Suggestion } from './suggestions/suggestion.ts';

export interface WrittenValue {
  text: string;
  mentions: Mention[];
}

interface Options {
  field: RefObject<HTMLTextAreaElement | null>;
  value: WrittenValue;
  onChange: (value: WrittenValue) => void;
  scope: MentionScope | null;
}

const typedKeyword = /^[\w+-]{0,30}$/;

/** What a textarea holds, whom it mentions, and what is being typed at its caret. */
export function useWrittenValue({ field, value, onChange, scope }: Options) {
  const { text, mentions } = value;
  /** Everyone chosen so far: an undo brings a name back, and with it the mention. */
  const known = useRef<Mention[]>([]);
  const [caret, setCaret] = useState<number | null>(null);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const [emojiAt, setEmojiAt] = useState<number | null>(null);

  const triggerAt = (written: string, at: number): Trigger | null =>
    findTrigger(written, at, { mentions, canMention: scope !== null });
  const isPicking = (written: string, at: number): boolean =>
    emojiAt !== null && at >= emojiAt && typedKeyword.test(written.slice(emojiAt, at));

  function trigger(): Trigger | null {
    if (caret === null) return null;
    if (emojiAt !== null && isPicking(text, caret))
      return { kind: 'emoji', from: emojiAt, query: text.slice(emojiAt, caret) };
    const typed = triggerAt(text, caret);
    return typed?.from === dismissedAt ? null : typed;
  }

  function moveCaret(written: string, { selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    const at = selectionStart === selectionEnd ? selectionEnd : null;
    setCaret(at);
    if (at === null || !isPicking(written, at)) setEmojiAt(null);
    if (at === null || !triggerAt(written, at)) setDismissedAt(null);
  }

  const candidates = (): Mention[] => [
    ...known.current,
    ...mentions.filter(({ id }) => known.current.every((mention) => mention.id !== id)),
  ];

  /** The chosen one stands behind those whom the text mentions before it. */
  function addMention(mention: Mention, at: number): void {
    const others = candidates().filter(({ id }) => id !== mention.id);
    const before = presentMentions(text.slice(0, at), others);
    known.current = [...before, mention, ...others.filter((other) => !before.includes(other))];
  }

  const active = trigger();
  return {
    trigger: active,
    write: (target: HTMLTextAreaElement) => {
      const written = target.value;
      moveCaret(written, target);
      onChange({ text: written, mentions: presentMentions(written, candidates()) });
    },
    select: (target: HTMLTextAreaElement) => moveCaret(target.value, target),
    choose: (suggestion: Suggestion) => {
      if (!active || caret === null || !field.current) return;
      if ('mention' in suggestion) addMention(suggestion.mention, active.from);
      setEmojiAt(null);
      insertText(field.current, [active.from, caret], suggestion.inserted);
    },
    dismiss: () => {
      setDismissedAt(active?.from ?? null);
      setEmojiAt(null);
    },
    leave: () => {
      setCaret(null);
      setEmojiAt(null);
    },
    isPickingEmoji: active !== null && emojiAt !== null,
    pickEmoji: () => {
      const at = field.current?.selectionEnd ?? text.length;
      field.current?.focus();
      setCaret(at);
      setEmojiAt(at);
    },
  };
}
