import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import type { AdminUser } from '#contract/admin/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { mergeQueries } from './api.ts';

interface MemberPickerProps {
  label: string;
  hint: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** An id, pasted or chosen among the members whose name or address is typed. */
export function MemberPicker({ label, hint, name, value, error, onChange }: MemberPickerProps) {
  const listId = useId();
  const [chosen, setChosen] = useState<AdminUser | null>(null);
  const q = useDeferredValue(value.trim());
  const isSearched = q.length > 1 && !q.startsWith('user_');
  const { data } = useInfiniteQuery({ ...mergeQueries.users(q), enabled: isSearched });
  const members = isSearched && data ? pageItems(data) : [];
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={error}>
        <Input
          name={name}
          value={value}
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, address or user id"
          aria-controls={listId}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {chosen?.id === value && (
        <p className="text-sm wrap-anywhere">
          {chosen.firstName} {chosen.lastName}, {chosen.email}
        </p>
      )}
      <ul id={listId} aria-label={`Members for ${label}`} className="grid gap-1 empty:hidden">
        {members.map((member) => (
          <li key={member.id}>
            <button
              type="button"
              className="grid min-h-11 w-full gap-0.5 rounded-sm border border-rule bg-sheet px-3 py-2 text-left hover:bg-well"
              onClick={() => {
                setChosen(member);
                onChange(member.id);
              }}
            >
              <span className="font-medium">
                {member.firstName} {member.lastName}
              </span>
              <span className="truncate font-mono text-xs text-ink-faint">{member.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
