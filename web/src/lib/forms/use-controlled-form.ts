import { useState } from 'react';
import type { z } from 'zod';
import type { ErrorIssue } from '#contract/errors.ts';
import { ApiError } from '../api/api-error.ts';
import './zod-messages.ts';

type Named = HTMLElement & { name: string };

/** Validation of a form whose values are in state; its fields are named like the schema's. */
export function useControlledForm<S extends z.ZodType>(schema: S) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [issues, setIssues] = useState<Record<string, string>>({});

  function show(found: ErrorIssue[]): void {
    const first: Record<string, string> = {};
    for (const { path, message } of found) first[path.split('.', 1)[0] ?? ''] ??= message;
    setIssues(first);
    listFields(form)
      .find(({ name }) => name in first)
      ?.focus();
  }

  /** The parsed values, or the first issue; the fields show all issues. */
  function validate(values: z.input<S>): { data: z.output<S> } | { data: null; issue: ErrorIssue } {
    const parsed = schema.safeParse(values);
    if (parsed.success) {
      setIssues({});
      return { data: parsed.data };
    }
    const found = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }));
    show(found);
    return { data: null, issue: found[0] ?? { path: '', message: '' } };
  }

  /** Shows the issues of a server error at their fields. */
  function showServerIssues(error: unknown): void {
    if (error instanceof ApiError && error.issues.length > 0) show(error.issues);
  }

  const clearIssues = (...names: string[]) =>
    setIssues((known) =>
      names.some((name) => name in known)
        ? Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name)))
        : known,
    );

  return { formRef: setForm, issues, validate, showServerIssues, clearIssues };
}

function listFields(form: HTMLFormElement | null): Named[] {
  return Array.from(form?.elements ?? []).filter(
    (element): element is Named => element instanceof HTMLElement && 'name' in element,
  );
}
