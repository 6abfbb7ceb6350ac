import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import type { ErrorIssue } from '#contract/errors.ts';
import { ApiError } from '../api/api-error.ts';
import './zod-messages.ts';

/**
 * Validation of a form whose inputs hold their own values and are named like the schema's. Validates on submit,
 * focuses the first invalid field, and clears the issue of a field when it is edited.
 */
export function useUncontrolledForm<S extends z.ZodType>(schema: S) {
  const ref = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Record<string, string>>({});

  function show(found: ErrorIssue[]): void {
    const first: Record<string, string> = {};
    for (const { path, message } of found) first[path] ??= message;
    setIssues(first);
    listFields(ref.current)
      .find(({ name }) => name in first)
      ?.focus();
  }

  /** Shows the issues of a server error at their fields; false when one of them has no field here. */
  function showServerIssues(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.issues.length === 0) return false;
    const names = new Set(listFields(ref.current).map(({ name }) => name));
    const known = error.issues.filter(({ path }) => names.has(path));
    if (known.length > 0) show(known);
    return known.length === error.issues.length;
  }

  /** Props of the `<form>`. */
  const formProps = (onValid: (values: z.output<S>) => void) => ({
    ref,
    noValidate: true,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const parsed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
      if (!parsed.success) {
        return show(
          parsed.error.issues.map(({ path, message }) => ({ path: String(path[0]), message })),
        );
      }
      setIssues({});
      onValid(parsed.data);
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const { name } = target as unknown as HTMLInputElement;
      setIssues(({ [name]: _, ...others }) => others);
    },
  });

  return { formProps, issues, showServerIssues, reset: () => ref.current?.reset() };
}

function listFields(form: HTMLFormElement | null): HTMLInputElement[] {
  return Array.from(form?.elements ?? []).filter((element) => element instanceof HTMLInputElement);
}
