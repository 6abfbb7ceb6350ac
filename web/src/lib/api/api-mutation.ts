import type { MutationFunctionContext } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/route.ts';
import {
  type AnyRequest,
  type CallableRoute,
  callUntyped,
  type OptionalArgs,
  type RequestOf,
} from './call.ts';

/** React Query passes the same context object to each retry of one `mutate()`. */
const keys = new WeakMap<MutationFunctionContext, string>();

/**
 * Options to spread into `useMutation`. A POST carries the same Idempotency-Key on each retry, so that the server
 * does not act twice; a route whose answer is not stored is never retried.
 */
export function apiMutation<R extends CallableRoute, Variables = OptionalArgs<RequestOf<R>>[0]>(
  route: R,
  toRequest?: (variables: Variables) => RequestOf<R>,
) {
  return {
    mutationFn: (variables: Variables, context: MutationFunctionContext) => {
      const request = (toRequest ? toRequest(variables) : variables) as AnyRequest | undefined;
      const idempotencyKey = route.method === 'POST' ? getIdempotencyKey(context) : undefined;
      return callUntyped(route, { ...request, idempotencyKey }) as Promise<ResponseOf<R>>;
    },
    ...(route.replay === false && { retry: false as const }),
  };
}

function getIdempotencyKey(context: MutationFunctionContext): string {
  const key = keys.get(context) ?? randomKey();
  keys.set(context, key);
  return key;
}

/** `crypto.randomUUID` is undefined on pages loaded over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
