import { useState } from 'react';
import { useViewer } from '../session/viewer.ts';
import { type DraftValues, readDraft, removeDraft, writeDraft } from './drafts.ts';

/**
 * Form values that are kept in localStorage until they are sent or discarded, so that closing the dialog or a
 * failed request loses nothing.
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
