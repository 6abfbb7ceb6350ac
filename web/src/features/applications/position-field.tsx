import { useId } from 'react';
import type { Position } from '#contract/jobs/positions.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toggleChoice } from './toggle-choice.ts';

interface PositionFieldProps {
  positions: Position[];
  chosen: string[];
  error: string | undefined;
  onChoose: (ids: string[]) => void;
}

/** The positions one would like, in the order in which they are chosen. */
export function PositionField({ positions, chosen, error, onChoose }: PositionFieldProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">Positions</legend>
      <p className="text-xs text-ink-faint">
        Choose the one you like best first. Without a choice you apply for any.
      </p>
      {positions.map((position) => {
        const place = chosen.indexOf(position.id);
        const isFull = position.filled >= position.wanted;
        return (
          <div key={position.id} className="flex items-start gap-3 pointer-coarse:py-3">
            <Checkbox
              id={`${id}-${position.id}`}
              checked={place >= 0}
              disabled={isFull && place < 0}
              onCheckedChange={() => onChoose(toggleChoice(chosen, position.id))}
            />
            <label htmlFor={`${id}-${position.id}`} className="flex flex-wrap gap-x-2 text-sm">
              <span className="font-medium">{position.role}</span>
              <span className="font-mono text-xs leading-5 text-ink-faint">
                {isFull
                  ? 'filled'
                  : `${position.wanted - position.filled} open, ${position.paymentType}`}
                {place >= 0 && `, choice ${place + 1}`}
              </span>
            </label>
          </div>
        );
      })}
      {error && (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
