/** What the log learns of a failed request to the provider. The answer itself may repeat the code, the verifier and the secret that we sent. */
export interface ProviderError {
  type: string;
  /** The code of the library or of the network, such as OAUTH_RESPONSE_BODY_ERROR or ECONNREFUSED. */
  code?: string;
  status?: number;
  /** The provider's own word, such as invalid_grant. */
  error?: string;
}

export function providerError(failure: unknown): ProviderError {
  const { name, code, status, error, cause } = fieldsOf(failure);
  return {
    type: typeof name === 'string' ? name : typeof failure,
    code: wordOf(fieldsOf(cause)['code']) ?? wordOf(code),
    status: typeof status === 'number' ? status : undefined,
    error: wordOf(error),
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A registered code is one word; anything longer is no code. */
function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z_]{1,40}$/i.test(value) ? value : undefined;
}
