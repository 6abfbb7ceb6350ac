import { useState } from 'react';
import { useViewer } from '../session/viewer.ts';
import { type DraftValues, readDraft, removeDraft, writeDraft } from './drafts.ts';

/**
 * The values of a form, kept in this browser from the first letter until they are sent or thrown away, so
 * that a slip or a failure costs nothing.
 */
export function useDraft<V extends DraftValues>(kind: string, initial: V) {
  const key = `${useViewer().id}:${kind}`;
  const [stored] = useState(() => readDraft(key, initial));
  const [values, setValues] = useState(stored ?? initial);
  const [isRestored, setRestored] = useState(stored !== null);

  function change(part: Partial<V>): void {
    const next = { ...values, ...part };
    setValues(next);
    writeDraft(key, next, initial);
  }

  function discard(): void {
    removeDraft(key);
    setValues(initial);
    setRestored(false);
  }

  return { values, change, discard, isRestored, remove: () => removeDraft(key) };
}
