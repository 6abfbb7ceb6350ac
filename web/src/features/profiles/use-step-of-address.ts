import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { type StepKey, stepKeys } from './completeness.ts';

/** Starts the step that the home page's card led to, once. */
export function useStepOfAddress(isOwner: boolean, start: (step: StepKey) => void): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('step');
  const begin = useEffectEvent((step: StepKey) => {
    setSearch({}, { replace: true });
    start(step);
  });
  useEffect(() => {
    const step = stepKeys.find((key) => key === wanted);
    if (isOwner && step) begin(step);
  }, [isOwner, wanted]);
}
