import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { paymentTypes } from '#contract/jobs/payment-types.ts';
import { mostWanted } from '#contract/jobs/positions.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { ItemSkillPicker } from '../../skills/item-skill-picker.tsx';
import { paymentLabels } from '../payment-labels.ts';
import type { PositionValues } from './position-values.ts';

interface PositionFieldsProps {
  position: PositionValues;
  number: number;
  isLast: boolean;
  /** Whether the form was sent with a position that is not complete. */
  showsIssues: boolean;
  onChange: (part: Partial<PositionValues>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function PositionFields(props: PositionFieldsProps) {
  const { position, number, isLast, showsIssues, onChange, onMove, onRemove } = props;
  const { role, wanted, paymentType, skills } = position;
  const isRoleMissing = role.trim() === '';
  const isWantedOdd = !isWholeBetween(wanted, 1, mostWanted);
  const name = role.trim() || `position ${number}`;
  // The first field of this name gets the focus when the form is refused.
  const fieldName = (isInvalid: boolean, own: string) =>
    isInvalid ? 'positions' : `position-${own}`;
  return (
    <li
      data-position={position.key}
      className="grid gap-4 rounded-sm border border-rule bg-well p-3 sm:p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <h4 className="font-mono text-2xs tracking-label text-ink-faint uppercase">
          Position {number}
        </h4>
        <div className="-my-1 flex">
          <IconButton
            size="sm"
            label={`Move ${name} up`}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            size="sm"
            label={`Move ${name} down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown />
          </IconButton>
          <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      <Field
        label="Role"
        required
        error={showsIssues && isRoleMissing ? 'Each position needs a role.' : undefined}
      >
        <Input
          name={fieldName(isRoleMissing, 'role')}
          placeholder="Gaffer"
          maxLength={80}
          value={role}
          onChange={(event) => onChange({ role: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)] gap-4">
        <Field
          label="People"
          error={showsIssues && isWantedOdd ? `1 to ${mostWanted}, please.` : undefined}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={mostWanted}
            name={fieldName(isWantedOdd, 'wanted')}
            value={wanted}
            onChange={(event) => onChange({ wanted: event.target.value })}
          />
        </Field>
        <Field label="Payment">
          <Select
            name="position-payment"
            value={paymentType}
            onChange={({ target }) => onChange({ paymentType: target.value as typeof paymentType })}
          >
            {paymentTypes.map((type) => (
              <option key={type} value={type}>
                {paymentLabels[type].option}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ItemSkillPicker
        label="Skills for it"
        name="position-skills"
        max={12}
        value={skills}
        onChange={(chosen) => onChange({ skills: chosen })}
      />
    </li>
  );
}

function isWholeBetween(text: string, least: number, most: number): boolean {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most;
}
