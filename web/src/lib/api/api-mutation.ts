import type { MutationFunctionContext } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/route.ts';
import {
  type AnyRequest,
  type CallableRoute,
  callUntyped,
  type OptionalArgs,
  type RequestOf,
} from './call.ts';

/** One context object lives as long as one `mutate()` with all its retries. */
const keys = new WeakMap<MutationFunctionContext, string>();

/**
 * The options of a mutation that calls one route, to spread into `useMutation`. A POST carries the same
 * Idempotency-Key on each retry; where the server keeps no answer to repeat, nothing is retried.
 */
export function apiMutation<R extends CallableRoute, Variables = OptionalArgs<RequestOf<R>>[0]>(
  route: R,
  toRequest?: (variables: Variables) => RequestOf<R>,
) {
  return {
    mutationFn: (variables: Variables, context: MutationFunctionContext) => {
      const given = (toRequest ? toRequest(variables) : variables) as AnyRequest | undefined;
      const idempotencyKey = route.method === 'POST' ? getIdempotencyKey(context) : undefined;
      return callUntyped(route, { ...given, idempotencyKey }) as Promise<ResponseOf<R>>;
    },
    ...(route.replay === false && { retry: false as const }),
  };
}

function getIdempotencyKey(context: MutationFunctionContext): string {
  const key = keys.get(context) ?? randomKey();
  keys.set(context, key);
  return key;
}

/** Not `crypto.randomUUID`: browsers hide it from pages that came over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
