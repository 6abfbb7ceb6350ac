import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Label } from '../ui/label.tsx';
import { OtpInput } from '../ui/otp-input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { Radio, RadioGroup } from '../ui/radio-group.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { Row, Specimen } from './specimen.tsx';

export function FormSpecimens({ theme }: { theme: string }) {
  return (
    <>
      <Specimen title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Title" hint="What you need, in a few words" required>
            <Input placeholder="Gaffer needed by Friday" />
          </Field>
          <Field label="E-mail" error="Please use your university address." aside="Required">
            <Input type="email" defaultValue="maya@example.com" />
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="ghost-light" autoComplete="off" />
          </Field>
          <Field label="Disabled">
            <Input disabled defaultValue="Not now" />
          </Field>
          <Field label="Read-only">
            <Input readOnly defaultValue="Share an update" />
          </Field>
          <Field label="School">
            <SchoolSelect />
          </Field>
          <Field label="Description" className="sm:col-span-2">
            <Textarea placeholder="Two people, one rooftop, no power." />
          </Field>
          <Field label="Code" hint="Code expires in 10 minutes">
            <Code initial="AB1" />
          </Field>
          <Field label="Wrong code" error="That code is not right.">
            <Code initial="AB12C3" />
          </Field>
        </div>
      </Specimen>
      <Specimen title="Choices">
        <Choices theme={theme} />
        <RadioGroup defaultValue="paid" aria-label="Payment">
          <Radio value="paid" hint="Money changes hands">
            Paid
          </Radio>
          <Radio value="credit">Credit Only</Radio>
          <Radio value="unpaid" disabled>
            Unpaid
          </Radio>
        </RadioGroup>
      </Specimen>
    </>
  );
}

function SchoolSelect() {
  return (
    <Select placeholder="Choose one">
      <option value="film">Film and Television</option>
      <option value="dance">Dance</option>
      <option value="games" disabled>
        Games
      </option>
    </Select>
  );
}

function Code({ initial }: { initial: string }) {
  const [code, setCode] = useState(initial);
  return <OtpInput value={code} onChange={setCode} />;
}

function Choices({ theme }: { theme: string }) {
  const states = [
    { name: 'Off', checked: false },
    { name: 'On', checked: true },
    { name: 'Some', checked: 'indeterminate' },
    { name: 'Off, disabled', checked: false, disabled: true },
    { name: 'On, disabled', checked: true, disabled: true },
  ] as const;
  return (
    <>
      <Row>
        {states.map(({ name, ...state }) => (
          <Row key={name}>
            <Checkbox
              id={`${theme}-box-${name}`}
              defaultChecked={state.checked}
              disabled={'disabled' in state}
            />
            <Label htmlFor={`${theme}-box-${name}`}>{name}</Label>
          </Row>
        ))}
      </Row>
      <Row>
        <Switch aria-label="Off" />
        <Switch aria-label="On" defaultChecked />
        <Switch aria-label="Off, disabled" disabled />
        <Switch aria-label="On, disabled" defaultChecked disabled />
      </Row>
    </>
  );
}
