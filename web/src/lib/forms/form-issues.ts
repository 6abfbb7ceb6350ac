import type { ErrorIssue } from '#contract/errors.ts';

/** The first message of each invalid field. */
export type FormIssues<Values> = { [Name in keyof Values]?: string };

/** An issue inside a list belongs to the list's field: `skills.3` is shown at `skills`. */
export function issuesByField<Values>(found: readonly ErrorIssue[]): FormIssues<Values> {
  const issues: Record<string, string> = {};
  for (const { path, message } of found) issues[fieldOf(path)] ??= message;
  return issues;
}

export const fieldOf = (path: string) => path.split('.', 1)[0] ?? '';

export function withoutIssues<Values>(
  issues: FormIssues<Values>,
  names: readonly string[],
): FormIssues<Values> {
  const others = Object.entries(issues).filter(([name]) => !names.includes(name));
  return Object.fromEntries(others) as FormIssues<Values>;
}

/** Skips the inputs that a radio group hides behind its buttons. */
export function focusFirstInvalid(form: HTMLFormElement | null, issues: object): void {
  Array.from(form?.elements ?? [])
    .filter((element) => element instanceof HTMLElement && 'name' in element)
    .find(({ name, tabIndex }) => tabIndex >= 0 && String(name) in issues)
    ?.focus();
}
