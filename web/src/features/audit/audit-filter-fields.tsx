import { auditActions } from '#contract/audit/actions.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { AuditParams } from './audit-params.ts';
import { MemberFilter } from './member-filter.tsx';

interface AuditFilterFieldsProps {
  params: AuditParams;
  /** Null removes a filter. */
  onChange: (change: { [Name in keyof AuditParams]?: string | null }) => void;
}

export function AuditFilterFields({ params, onChange }: AuditFilterFieldsProps) {
  const choice = (name: 'action' | 'from' | 'to') => ({
    name,
    value: params[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [name]: target.value || null }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Field label="Act">
        <Select {...choice('action')}>
          <option value="">Every act</option>
          {Object.entries(auditActions).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <MemberFilter
        label="Acted by"
        memberId={params.actorId}
        onChoose={(actorId) => onChange({ actorId })}
      />
      <MemberFilter
        label="Member concerned"
        memberId={params.subjectId}
        onChoose={(subjectId) => onChange({ subjectId })}
      />
      <Field label="From">
        <Input type="date" max={params.to} {...choice('from')} />
      </Field>
      <Field label="To">
        <Input type="date" min={params.from} {...choice('to')} />
      </Field>
    </div>
  );
}
