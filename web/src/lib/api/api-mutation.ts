import type { MutationFunctionContext } from '@tanstack/react-query';
import { type RequestOf } from '#contract/request.ts';
import { type AnswerOf, type AnyRequest, type CallableRoute, callUntyped } from './call.ts';
import type { FailureMeta } from './describe-failure.ts';

interface MutationSpec<R extends CallableRoute, Variables> {
  /** Called once per `mutate()`: each retry sends the same request. */
  request: (variables: Variables) => RequestOf<R> | Promise<RequestOf<R>>;
  failure: FailureMeta<Variables>;
}

export type MutationCall = <R extends CallableRoute>(
  route: R,
  request: RequestOf<R>,
) => Promise<AnswerOf<R>>;

/** React Query passes the same context object to each retry of one `mutate()`. */
const requests = new WeakMap<MutationFunctionContext, object>();
const idempotencyKeys = new WeakMap<MutationFunctionContext, string>();

/** Options to spread into `useMutation`. A route whose answer the server does not store is never retried. */
export function apiMutation<R extends CallableRoute, Variables>(
  route: R,
  { request: buildRequest, failure }: MutationSpec<R, Variables>,
) {
  return {
    meta: { failure, route },
    mutationFn: async (
      variables: Variables,
      context: MutationFunctionContext,
    ): Promise<AnswerOf<R>> => {
      const request = (requests.get(context) ?? (await buildRequest(variables))) as RequestOf<R>;
      requests.set(context, request);
      return callInMutation(context)(route, request);
    },
    ...(route.replay === false && { retry: false as const }),
  };
}

/** A POST carries the same Idempotency-Key on each retry, so that the server does not act twice. */
export function callInMutation(context: MutationFunctionContext): MutationCall {
  return <R extends CallableRoute>(route: R, request: RequestOf<R>) => {
    const idempotencyKey = route.method === 'POST' ? getIdempotencyKey(context) : undefined;
    return callUntyped(route, { ...(request as AnyRequest), idempotencyKey }) as Promise<
      AnswerOf<R>
    >;
  };
}

function getIdempotencyKey(context: MutationFunctionContext): string {
  const key = idempotencyKeys.get(context) ?? randomKey();
  idempotencyKeys.set(context, key);
  return key;
}

/** `crypto.randomUUID` is undefined on pages loaded over plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
