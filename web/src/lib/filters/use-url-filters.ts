import type { z } from 'zod';
import { useSearchParams } from '../browser/search-params.ts';

/** The filters live in the URL, so that a search can be shared and survives Back. */
export function useUrlFilters<S extends z.ZodObject, Filters>(
  schema: S,
  read: (params: z.output<S>) => Filters,
) {
  const [params, change] = useSearchParams<z.ZodObject>(schema);
  return {
    filters: read(params as z.output<S>),
    search: (q: string) => change({ q: q.trim() }),
    /** Null or an empty string removes a filter. Changing the school also removes the major. */
    filter: (name: string, value: string | null) =>
      change({ [name]: value, ...(name === 'school' && { major: null }) }),
    clear: () => change(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null]))),
  };
}
