import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { mostCalls } from '#contract/call-sheets/forms.ts';
import { schoolZone } from '#web/lib/format/school-time.ts';
import { Button } from '#web/ui/button.tsx';
import { type CallRow, decodeRows, emptyRow, encodeRows } from './call-sheet-values.ts';
import { CallTimeRow } from './call-time-row.tsx';

interface CallTimeFieldsProps {
  value: string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
}

/** One row per time: what happens, and when by the school's clock. */
export function CallTimeFields({ value, error, onChange }: CallTimeFieldsProps) {
  const container = useRef<HTMLFieldSetElement>(null);
  const rows = decodeRows(value);
  const set = (next: CallRow[]) => onChange(encodeRows(next));

  /** After React has drawn the rows. */
  function focusSoon(selector: string): void {
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  function add(): void {
    const row = emptyRow();
    set([...rows, row]);
    focusSoon(`[data-row="${row.key}"] input`);
  }

  function remove(index: number): void {
    set(rows.toSpliced(index, 1));
    focusSoon('[data-add-time]');
  }

  return (
    <fieldset ref={container} className="grid min-w-0 gap-3">
      <legend className="flex w-full justify-between gap-2 pb-1.5 text-sm font-medium">
        Times <span className="font-normal text-ink-faint">{schoolZone()}</span>
      </legend>
      {rows.map((row, index) => (
        <CallTimeRow
          key={row.key}
          row={row}
          number={index + 1}
          onChange={(change) => set(rows.with(index, { ...row, ...change }))}
          onRemove={() => remove(index)}
        />
      ))}
      {error && (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
      {rows.length < mostCalls && (
        <Button data-add-time size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" /> Add a time
        </Button>
      )}
    </fieldset>
  );
}
