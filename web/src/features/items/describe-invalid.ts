import type { ErrorIssue } from '#contract/errors.ts';
import { splitHeading } from '#web/lib/forms/split-heading.ts';

export interface InvalidTitles<Values> {
  /** By the name of a field that is blank. */
  blank?: { [Name in keyof Values]?: string };
  other: string;
}

/** Title and description of the toast about an issue. */
export function describeInvalid<Values extends object>(
  { path, message }: ErrorIssue,
  values: Values,
  { blank = {}, other }: InvalidTitles<Values>,
): { title: string; description: string } {
  const { heading, text } = splitHeading(message);
  const name = path as keyof Values;
  const isBlank = !String(values[name] ?? '').trim();
  return { title: heading ?? ((isBlank && blank[name]) || other), description: text };
}
