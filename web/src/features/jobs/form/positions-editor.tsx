import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PaymentType } from '#contract/jobs/payment-types.ts';
import { mostPositions } from '#contract/jobs/positions.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { PositionFields } from './position-fields.tsx';
import {
  decodePositions,
  emptyPosition,
  encodePositions,
  movePosition,
  type PositionValues,
} from './position-values.ts';

interface PositionsEditorProps {
  value: string[];
  error: string | undefined;
  /** That of the job, which a new position begins with. */
  paymentType: PaymentType;
  onChange: (value: string[]) => void;
}

/** The positions of a crew call: add, remove, move by buttons, which a keyboard and a thumb reach alike. */
export function PositionsEditor({ value, error, paymentType, onChange }: PositionsEditorProps) {
  const positions = decodePositions(value);
  const container = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const isFull = positions.length >= mostPositions;
  const set = (next: PositionValues[]) => onChange(encodePositions(next));

  function add(): void {
    const position = emptyPosition(paymentType);
    set([...positions, position]);
    setAnnouncement(`Position ${positions.length + 1} added`);
    focusSoon(`[data-position="${position.key}"] input`);
  }

  function remove(index: number): void {
    set(positions.toSpliced(index, 1));
    setAnnouncement(`${nameOf(positions, index)} removed`);
    focusSoon('[data-add-position]');
  }

  function move(index: number, by: -1 | 1): void {
    set(movePosition(positions, index, by));
    setAnnouncement(`${nameOf(positions, index)} is now number ${index + by + 1}`);
    const { key } = positions[index] ?? {};
    const button = by === -1 ? 'up' : 'down';
    focusSoon(
      `[data-position="${key}"] [aria-label$="${button}"]:enabled, [data-position="${key}"] [aria-label^="Move"]:enabled`,
    );
  }

  /** After React has drawn the new order, in which the pressed button may be disabled. */
  function focusSoon(selector: string): void {
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  return (
    <div ref={container} className="grid gap-3">
      {positions.length > 0 && (
        <ol aria-label="Positions" className="grid gap-3">
          {positions.map((position, index) => (
            <PositionFields
              key={position.key}
              position={position}
              number={index + 1}
              isLast={index === positions.length - 1}
              showsIssues={error !== undefined}
              onChange={(part) => set(positions.with(index, { ...position, ...part }))}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {error && (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
      <Button
        data-add-position=""
        className="justify-self-start"
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && add()}
      >
        <Plus aria-hidden="true" /> Add a position
      </Button>
      {isFull && (
        <p className="text-xs text-ink-faint">{mostPositions} positions are the most that fit.</p>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

const nameOf = (positions: PositionValues[], index: number) =>
  positions[index]?.role.trim() || `Position ${index + 1}`;
