import type { ActAboutMe } from '#contract/audit/contract.ts';

interface Difference {
  field: string;
  before: string;
  after: string;
}

/** Shown where a field had or has no value. */
const none = '—';

/** The fields whose values an act changed, in words. */
export function listDifferences({
  before,
  after,
}: Pick<ActAboutMe, 'before' | 'after'>): Difference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({
      field: describeField(name),
      before: describeValue(before?.[name]),
      after: describeValue(after?.[name]),
    }))
    .filter((difference) => difference.before !== difference.after);
}

/** "graduationYear" and "graduation_year" read "graduation year". */
const describeField = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return none;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(describeValue).join(', ') || none;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
