import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Input } from '#web/ui/input.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { filterSkills } from './filter-skills.ts';

interface SkillComboboxProps {
  name: string;
  skills: readonly string[];
  /** Those to choose from while nothing is typed; by default all. */
  offered?: readonly string[] | undefined;
  chosen: readonly string[];
  onChoose: (skill: string) => void;
  onRemoveLast: () => void;
  disabled?: boolean;
}

export function SkillCombobox(props: SkillComboboxProps) {
  const { name, skills, offered, chosen, onChoose, onRemoveLast, disabled } = props;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const matches = filterSkills(skills, chosen, text, offered);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  function show(index: number): void {
    setOpen(true);
    setActive(index);
  }

  function choose(skill: string): void {
    onChoose(skill);
    setText('');
    setActive(-1);
    setOpen(false);
  }

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => show(isOpen ? (active + 1) % Math.max(matches.length, 1) : 0),
    ArrowUp: () => show(active > 0 ? active - 1 : matches.length - 1),
    Enter: (event) => {
      const skill = matches[active];
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (isOpen && skill) choose(skill);
    },
    Escape: () => setOpen(false),
    Tab: () => setOpen(false),
    Backspace: () => !text && onRemoveLast(),
  };

  return (
    <div className="relative">
      <Input
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && matches[active] ? optionId(active) : undefined}
        autoComplete="off"
        placeholder="Type to find a skill"
        value={text}
        disabled={disabled}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setText(event.target.value);
          show(event.target.value.trim() ? 0 : -1);
        }}
        onKeyDown={(event) => keys[event.key]?.(event)}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Skills"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-md border border-rule bg-raised p-1 shadow-lifted"
      >
        {matches.map((skill, index) => (
          <div
            key={skill}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={cn(
              'flex min-h-9 cursor-default items-center rounded-sm px-2.5 text-sm pointer-coarse:min-h-11',
              index === active && 'bg-well shadow-[inset_2px_0_0_var(--color-accent)]',
            )}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            tabIndex={-1}
            onClick={() => choose(skill)}
            onKeyDown={(event) => keys[event.key]?.(event)}
          >
            {skill}
          </div>
        ))}
        {matches.length === 0 && (
          <div
            role="option"
            aria-disabled="true"
            tabIndex={-1}
            aria-selected={false}
            className="px-2.5 py-2 text-sm text-ink-faint"
          >
            {text.trim() ? `No skills found matching "${text.trim()}"` : 'No skills available'}
          </div>
        )}
      </div>
    </div>
  );
}
