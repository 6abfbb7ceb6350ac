import { Plus, X } from 'lucide-react';
import { mostCalls } from '#contract/call-sheets/forms.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

interface CallTimes {
  labels: string[];
  times: string[];
}

interface CallTimeFieldsProps extends CallTimes {
  error: string | undefined;
  onChange: (change: CallTimes) => void;
}

/** One row per time: what happens, and when. */
export function CallTimeFields({ labels, times, error, onChange }: CallTimeFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium">Times</legend>
      {labels.map((label, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text changes while one types.
        <div key={at} className="flex flex-wrap items-end gap-2">
          <Field label={`What, row ${at + 1}`} hideLabel className="min-w-32 flex-1">
            <Input
              placeholder="Crew call, first shot, wrap"
              value={label}
              onChange={({ target }) => onChange({ times, labels: labels.with(at, target.value) })}
            />
          </Field>
          <Field label={`When, row ${at + 1}`} hideLabel className="min-w-32 flex-1">
            <Input
              type="datetime-local"
              value={times[at] ?? ''}
              onChange={({ target }) => onChange({ labels, times: times.with(at, target.value) })}
            />
          </Field>
          <IconButton
            label={`Remove row ${at + 1}`}
            onClick={() =>
              onChange({ labels: labels.toSpliced(at, 1), times: times.toSpliced(at, 1) })
            }
          >
            <X />
          </IconButton>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
      {labels.length < mostCalls && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ labels: [...labels, ''], times: [...times, ''] })}
        >
          <Plus aria-hidden="true" /> Add a time
        </Button>
      )}
    </fieldset>
  );
}
