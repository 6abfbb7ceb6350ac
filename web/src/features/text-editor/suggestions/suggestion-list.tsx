import { type RefObject, useEffect, useRef } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import type { Suggestion } from './suggestion.ts';
import { useListPlace } from './use-list-place.ts';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: Suggestions;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The character that the list stands at. */
  at: number;
  onChoose: (suggestion: Suggestion) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The focus stays in the textarea, which names the active option. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, suggestions, field, at, onChoose } = props;
  const { options, active, setActive, isGrid } = suggestions;
  const list = useRef<HTMLDivElement>(null);
  useListPlace(list, field, at, options);

  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      className={cn(
        'fixed inset-auto m-0 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-md border border-rule bg-raised p-1 text-ink shadow-lifted',
        isGrid ? 'grid grid-cols-7' : 'w-72',
      )}
    >
      {options.map((suggestion, index) => (
        <div
          key={suggestion.key}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={cn(
            'flex cursor-default items-center gap-2.5 rounded-sm text-sm select-none',
            isGrid ? 'size-11 justify-center' : 'min-h-10 px-2.5 py-1 pointer-coarse:min-h-11',
            index === active && 'bg-well shadow-[inset_2px_0_0_var(--color-accent)]',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => setActive(index)}
          onClick={() => onChoose(suggestion)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(suggestion)}
        >
          <Option suggestion={suggestion} isGrid={isGrid} />
        </div>
      ))}
    </div>
  );
}

function Option({ suggestion, isGrid }: { suggestion: Suggestion; isGrid: boolean }) {
  if ('emoji' in suggestion) {
    const { emoji, name } = suggestion.emoji;
    return (
      <>
        <span aria-hidden="true" className="text-xl leading-none">
          {emoji}
        </span>
        <span className={cn(isGrid && 'sr-only')}>{name}</span>
      </>
    );
  }
  const { id, firstName, lastName, major, profileImageUrl } = suggestion.member;
  return (
    <>
      <Avatar
        id={id}
        size="sm"
        src={profileImageUrl}
        firstName={firstName}
        lastName={lastName}
        aria-hidden="true"
      />
      <span className="grid min-w-0">
        <span className="truncate font-semibold">
          {firstName} {lastName}
        </span>
        {major && <span className="truncate text-xs text-ink-faint">{major}</span>}
      </span>
    </>
  );
}
