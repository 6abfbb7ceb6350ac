import { useSearchParams as useRawSearchParams } from 'wouter';
import type { z } from 'zod';

type Values<S extends z.ZodObject> = z.output<S>;
type Change<S extends z.ZodObject> = { [K in keyof z.input<S>]?: string | number | boolean | null };

/**
 * Search parameters parsed by a schema. A refused value counts as absent, so every field must be optional or have a
 * default. Setting null removes a parameter.
 */
export function useSearchParams<S extends z.ZodObject>(schema: S) {
  const [raw, setRaw] = useRawSearchParams();
  const change = (next: Change<S>, options: { replace?: boolean } = { replace: true }) =>
    setRaw((previous) => changeSearch(previous, next), options);
  return [parseSearch(schema, raw), change] as const;
}

export function parseSearch<S extends z.ZodObject>(schema: S, search: URLSearchParams): Values<S> {
  const values: Record<string, string> = Object.fromEntries(search);
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) delete values[String(issue.path[0])];
  return schema.parse(values);
}

export function changeSearch(
  previous: URLSearchParams,
  next: Record<string, string | number | boolean | null | undefined>,
): URLSearchParams {
  const search = new URLSearchParams(previous);
  for (const [name, value] of Object.entries(next)) {
    if (value === null || value === undefined || value === '') search.delete(name);
    else search.set(name, String(value));
  }
  return search;
}
