import { useState } from 'react';
import type { z } from 'zod';
import type { MutationCallbacks } from '../api/mutation-callbacks.ts';
import { useViewer } from '../session/viewer.ts';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';
import { type Form, type FormOptions, type FormValue, useForm } from './use-form.ts';

export interface DraftForm<Values, Data> extends Form<Values, Data> {
  /** Whether it opened with the values of an earlier draft. */
  isRestored: boolean;
  discardDraft: () => void;
  /** Callbacks of the mutation that saves it: the draft goes only when the server has accepted it. */
  mutationCallbacks: (onSaved: () => void) => MutationCallbacks;
}

export interface DraftFormOptions<Values, Input>
  extends Omit<FormOptions<Values, Input>, 'onChange'> {
  /** Names the draft among those of the member. */
  draft: string;
}

/** A form whose values stay in localStorage until they are sent or discarded: closing its dialog loses nothing. */
export function useDraftForm<
  Schema extends z.ZodType,
  Values extends { [Name in keyof Values]: FormValue },
>(
  schema: Schema,
  { draft, initial, ...options }: DraftFormOptions<Values, z.input<Schema>>,
): DraftForm<Values, z.output<Schema>> {
  const key = `${useViewer().id}:${draft}`;
  const [stored] = useState(() => readDraft(key, initial));
  const [isRestored, setRestored] = useState(stored !== null);
  const form = useForm(schema, {
    ...options,
    initial: stored ?? initial,
    onChange: (values) => writeDraft(key, values, initial),
  });
  return {
    ...form,
    isRestored,
    discardDraft: () => {
      removeDraft(key);
      form.reset(initial);
      setRestored(false);
    },
    mutationCallbacks: (onSaved) => ({
      onSuccess: () => {
        removeDraft(key);
        onSaved();
      },
      onError: form.showServerIssues,
    }),
  };
}
