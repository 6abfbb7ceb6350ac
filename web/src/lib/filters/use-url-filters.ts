import type { z } from 'zod';
import { useSearchParams } from '../browser/search-params.ts';

/** The filters live in the URL, so that a search can be shared and survives Back. */
export function useUrlFilters<S extends z.ZodObject, Filters>(
  schema: S,
  read: (params: z.output<S>) => Filters,
) {
  const [params, change] = useSearchParams(schema);
  const set = (values: Record<string, string | null>) =>
    change(values as Parameters<typeof change>[0]);
  return {
    filters: read(params),
    search: (q: string) => set({ q: q.trim() }),
    /** Null or an empty string removes a filter. Changing the school also removes the major. */
    filter: (name: string, value: string | null) =>
      set({ [name]: value, ...(name === 'school' && { major: null }) }),
    clear: () => set(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null]))),
  };
}
