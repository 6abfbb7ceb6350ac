import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import type { ErrorIssue } from '#contract/errors.ts';
import { ApiError } from '../api/api-error.ts';
import {
  type FormIssues,
  fieldOf,
  focusFirstInvalid,
  issuesByField,
  withoutIssues,
} from './form-issues.ts';
import './zod-messages.ts';

export type FormValue = string | string[];

type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];

/** What the fields of a form need. Values, fields and the schema's keys have the same names. */
export interface FormFields<Values> {
  values: Values;
  issues: FormIssues<Values>;
  /** Clears the issues of the fields that it changes. */
  change: (part: Partial<Values>) => void;
  /** Props of an `Input`, `Textarea` or `Select`. */
  inputProps: (name: TextName<Values>) => {
    name: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
}

export interface Form<Values, Data> extends FormFields<Values> {
  isDirty: boolean;
  /** Props of the `<form>`. `onInvalid` gets the first issue; the fields show all of them. */
  formProps: (
    onValid: (data: Data) => void,
    onInvalid?: (issue: ErrorIssue) => void,
  ) => {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Shows the issues of a server error at their fields; false when one of them has no field here. */
  showServerIssues: (error: unknown) => boolean;
  reset: (to?: Values) => void;
}

export interface FormOptions<Values, Input> {
  initial: Values;
  /** What the schema checks; by default the values. */
  toInput?: (values: Values) => Input;
  /** An edited field shows its issue at once; otherwise its issue is cleared until the next submit. */
  validateOnChange?: boolean;
  onChange?: (values: Values) => void;
}

/** Values in state, validated with a schema of the contract; the first invalid field gets the focus. */
export function useForm<
  Schema extends z.ZodType,
  Values extends { [Name in keyof Values]: FormValue },
>(schema: Schema, options: FormOptions<Values, z.input<Schema>>): Form<Values, z.output<Schema>> {
  const { toInput, validateOnChange, onChange } = options;
  const [initial] = useState(options.initial);
  const [values, setValues] = useState(initial);
  const [issues, setIssues] = useState<FormIssues<Values>>({});
  const ref = useRef<HTMLFormElement>(null);
  // Two changes in one event would otherwise both start from the values of the last render.
  const latest = useRef(initial);

  const validate = () => schema.safeParse(toInput ? toInput(latest.current) : latest.current);

  function show(found: readonly ErrorIssue[]): void {
    const shown = issuesByField<Values>(found);
    setIssues(shown);
    focusFirstInvalid(ref.current, shown);
  }

  function change(part: Partial<Values>): void {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    setIssues((known) => withoutIssues(known, Object.keys(part)));
    onChange?.(latest.current);
  }

  function showIssueOf(name: TextName<Values>): void {
    const { error } = validate();
    const issue = error && issuesByField<Values>(toErrorIssues(error))[name];
    if (issue) setIssues((known) => ({ ...known, [name]: issue }));
  }

  return {
    values,
    issues,
    change,
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    inputProps: (name) => ({
      name,
      value: values[name] as string,
      onChange: ({ target }) => {
        change({ [name]: target.value } as unknown as Partial<Values>);
        if (validateOnChange) showIssueOf(name);
      },
    }),
    formProps: (onValid, onInvalid) => ({
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        const { error, data } = validate();
        const found = error ? toErrorIssues(error) : [];
        show(found);
        if (!error) onValid(data);
        else if (found[0]) onInvalid?.(found[0]);
      },
    }),
    showServerIssues: (error) => {
      if (!(error instanceof ApiError) || error.issues.length === 0) return false;
      const known = error.issues.filter(({ path }) => fieldOf(path) in latest.current);
      show(known);
      return known.length === error.issues.length;
    },
    reset: (to = initial) => {
      latest.current = to;
      setValues(to);
      setIssues({});
    },
  };
}

function toErrorIssues({ issues }: z.ZodError): ErrorIssue[] {
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}
