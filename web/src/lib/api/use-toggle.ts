import {
  type MutationFunctionContext,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiError, NetworkError } from './api-error.ts';
import { callInMutation, type MutationCall } from './api-mutation.ts';
import type { Failure } from './describe-failure.ts';
import { optimistic, type Rollback } from './optimistic.ts';

interface Toggle<Result> {
  /** Names the toggled thing; presses with the same key are sent one after another. */
  key: string[];
  send: (isOn: boolean, call: MutationCall) => Promise<Result>;
  /** Shows the state in the cache. Called again with the same state, it must change nothing. */
  show: (isOn: boolean) => Rollback;
  failure: Failure | ((isOn: boolean) => Failure);
  /** Called for the last press only. */
  onSuccess?: (result: Result, isOn: boolean) => void;
  /** Refetches what depends on the state, once the last press is answered. */
  refresh?: () => void;
}

/** What the server last confirmed, by key, while presses are on their way. */
const rollbacks = new Map<string, Rollback>();

/** On and off, such as save and unsave: each press shows at once, and the last one of a quick series counts. */
export function useToggle<Result>(toggle: Toggle<Result>) {
  return useMutation(toggleMutation(useQueryClient(), toggle));
}

export function toggleMutation<Result>(
  client: QueryClient,
  { key, send, show, failure, onSuccess, refresh }: Toggle<Result>,
) {
  const id = key.join(' ');
  const isOnlyPress = () => client.isMutating({ mutationKey: key }) === 1;
  return {
    mutationKey: key,
    scope: { id },
    meta: {
      failure: (_error: ApiError | NetworkError, isOn: boolean) => {
        if (!isOnlyPress()) return null;
        return typeof failure === 'function' ? failure(isOn) : failure;
      },
    },
    mutationFn: (isOn: boolean, context: MutationFunctionContext) =>
      send(isOn, callInMutation(context)),
    ...optimistic<boolean>({
      change: (isOn) => {
        const rollback = show(isOn);
        if (isOnlyPress()) rollbacks.set(id, rollback);
        return (error) => {
          if (isOnlyPress()) rollbacks.get(id)?.(error);
        };
      },
      refresh: () => {
        if (!isOnlyPress()) return;
        rollbacks.delete(id);
        refresh?.();
      },
    }),
    onSuccess: (result: Result, isOn: boolean) => {
      rollbacks.set(id, () => show(isOn));
      if (!isOnlyPress()) return;
      show(isOn);
      onSuccess?.(result, isOn);
    },
  };
}
