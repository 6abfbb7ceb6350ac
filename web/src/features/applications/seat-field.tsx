import type { ComponentProps } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Seat } from './list-seats.ts';

type SeatFieldProps = ComponentProps<'select'> & { seats: Seat[]; error: string | undefined };

export function SeatField({ seats, error, ...select }: SeatFieldProps) {
  return (
    <Field label="Position" error={error}>
      <Select {...select}>
        {seats.map((seat) => (
          <option key={seat.id} value={seat.id} disabled={!seat.isOpen}>
            {describeSeat(seat)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function describeSeat({ role, isOpen, wish }: Seat): string {
  const notes = [wish && `choice ${wish}`, !isOpen && 'filled'].filter(Boolean);
  return notes.length > 0 ? `${role} (${notes.join(', ')})` : role;
}
