type Value = string | string[];
type DraftValues<V> = { [Name in keyof V]: Value };

const draftLifetime = 14 * 24 * 60 * 60 * 1_000;

/** Unsent form values from localStorage; null when there are none or they have expired. */
export function readDraft<V extends DraftValues<V>>(key: string, initial: V): V | null {
  const stored = readStored(key);
  if (!stored) return null;
  if (Date.now() - stored.savedAt > draftLifetime) {
    removeDraft(key);
    return null;
  }
  const values = { ...initial };
  for (const name of Object.keys(initial) as (keyof V & string)[]) {
    const value = stored.values[name];
    if (isSameShape(value, initial[name])) values[name] = value as V[typeof name];
  }
  return isSame(values, initial) ? null : values;
}

export function writeDraft<V extends DraftValues<V>>(key: string, values: V, initial: V): void {
  if (isSame(values, initial)) return removeDraft(key);
  try {
    localStorage.setItem(storageName(key), JSON.stringify({ savedAt: Date.now(), values }));
  } catch {
    // Storage may be full or forbidden; the draft is then lost when the dialog closes.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(storageName(key));
  } catch {
    // See writeDraft.
  }
}

/** All drafts of a member, whose keys begin with the id: the next person at this computer is not to read them. */
export function removeDraftsOf(memberId: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(storageName(`${memberId}:`))) localStorage.removeItem(name);
  } catch {
    // See writeDraft.
  }
}

const storageName = (key: string) => `draft:${key}`;

function readStored(key: string): { savedAt: number; values: Record<string, unknown> } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageName(key)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('savedAt' in stored) || typeof stored.savedAt !== 'number') return null;
    if (!('values' in stored) || typeof stored.values !== 'object' || !stored.values) return null;
    return { savedAt: stored.savedAt, values: stored.values as Record<string, unknown> };
  } catch {
    return null;
  }
}

function isSameShape(value: unknown, like: Value | undefined): value is Value {
  return Array.isArray(like)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : typeof value === 'string';
}

function isSame(values: object, others: object): boolean {
  return JSON.stringify(values) === JSON.stringify(others);
}
