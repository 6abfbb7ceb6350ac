import { Link } from 'wouter';
import { auditActions } from '#contract/audit/actions.ts';
import type { AuditEntry } from '#contract/audit/contract.ts';
import { pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { ActDetails } from './act-details.tsx';

interface AuditRowProps {
  entry: AuditEntry;
  /** Shows only acts about a member. */
  onSubject: (userId: string) => void;
}

export function AuditRow({ entry, onSubject }: AuditRowProps) {
  const { action, actor, actorId, subject, subjectId, targetType, targetId, createdAt } = entry;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-semibold">{auditActions[action]}</span>
        <span className="text-sm text-ink-soft">
          by <PersonName person={actor} id={actorId} missing="the system" />
        </span>
        <RelativeTime instant={createdAt} className="ml-auto font-mono text-xs text-ink-faint" />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {subjectId && (
          <span>
            about <PersonName person={subject} id={subjectId} missing="nobody" />
          </span>
        )}
        {targetType && (
          <span className="font-mono text-xs text-ink-faint">
            {targetType} {targetId}
          </span>
        )}
        {subject && (
          <Button variant="link" size="sm" onClick={() => onSubject(subject.id)}>
            Only about {subject.firstName}
          </Button>
        )}
      </p>
      <ActDetails act={entry} />
    </li>
  );
}

interface PersonNameProps {
  person: UserSummary | null;
  id: string | null;
  /** Where there is no id either. */
  missing: string;
}

/** An account that is gone has only its id. */
function PersonName({ person, id, missing }: PersonNameProps) {
  if (!person) return id ? <span className="font-mono text-xs">{id}</span> : missing;
  return (
    <Link href={pathTo('profile', { userId: person.id })} className="font-medium text-ink">
      {person.firstName} {person.lastName}
    </Link>
  );
}
