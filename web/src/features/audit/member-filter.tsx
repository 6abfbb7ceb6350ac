import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cutToLength } from '#contract/cut-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { auditQueries } from './api.ts';

interface MemberFilterProps {
  label: string;
  memberId: string | undefined;
  onChoose: (memberId: string | null) => void;
}

/** Chooses a member whom the acts are about, or whose they are, by name or address. */
export function MemberFilter({ label, memberId, onChoose }: MemberFilterProps) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-sm font-medium">{label}</p>
      {memberId ? (
        <div className="flex min-h-11 items-center">
          <ChosenMember label={label} memberId={memberId} onRemove={() => onChoose(null)} />
        </div>
      ) : (
        <MemberSearch label={label} onChoose={onChoose} />
      )}
    </div>
  );
}

interface ChosenMemberProps {
  label: string;
  memberId: string;
  onRemove: () => void;
}

function ChosenMember({ label, memberId, onRemove }: ChosenMemberProps) {
  const { data: member } = useQuery(auditQueries.member(memberId));
  const name = member ? `${member.firstName} ${member.lastName}` : 'One member';
  return (
    <Chip
      variant="selected"
      removeLabel={`${label}: everyone, not only ${name}`}
      onRemove={onRemove}
    >
      {name}
    </Chip>
  );
}

interface MemberSearchProps {
  label: string;
  onChoose: (memberId: string) => void;
}

function MemberSearch({ label, onChoose }: MemberSearchProps) {
  const [q, setQ] = useState('');
  const { data: found } = useQuery({ ...auditQueries.members(q), enabled: q !== '' });
  return (
    <>
      <SearchBox
        label={label}
        placeholder="Name or e-mail"
        value={q}
        onSearch={(text) => setQ(cutToLength(text.trim(), 100))}
      />
      {q !== '' && found && (
        <div role="status" className="grid justify-items-start gap-1">
          {found.length === 0 && <p className="text-sm text-ink-soft">Nobody found.</p>}
          {found.map(({ id, firstName, lastName, email }) => (
            <Button
              key={id}
              size="sm"
              variant="ghost"
              className="max-w-full justify-start"
              onClick={() => onChoose(id)}
            >
              <span className="truncate">
                {firstName} {lastName} · {email}
              </span>
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
