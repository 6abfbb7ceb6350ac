import { X } from 'lucide-react';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import type { CallRow } from './call-sheet-values.ts';

interface CallTimeRowProps {
  row: CallRow;
  number: number;
  onChange: (change: Partial<CallRow>) => void;
  onRemove: () => void;
}

export function CallTimeRow({ row, number, onChange, onRemove }: CallTimeRowProps) {
  return (
    <div
      data-row={row.key}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field label={`What, row ${number}`} hideLabel>
        <Input
          placeholder="Crew call, first shot, wrap"
          value={row.label}
          onChange={({ target }) => onChange({ label: target.value })}
        />
      </Field>
      <Field label={`When, row ${number}`} hideLabel className="order-last sm:order-none">
        <Input
          type="datetime-local"
          value={row.at}
          onChange={({ target }) => onChange({ at: target.value })}
        />
      </Field>
      <IconButton label={`Remove row ${number}`} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}
