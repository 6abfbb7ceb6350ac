import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#contract/auth/passkey-json.ts';
import { errorMessage } from '../api/api-error.ts';

/** Why the browser made or used no passkey, in a sentence. */
class PasskeyError extends Error {
  override name = 'PasskeyError';
}

const loadLibrary = () => import('@simplewebauthn/browser');

const sentences: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device has a passkey of yours already.',
  ERROR_INVALID_DOMAIN: 'Passkeys need a domain name, and this page is open under an IP address.',
  ERROR_INVALID_RP_ID: 'Passkeys belong to another address of Callboard. Please open it there.',
};

/** False in an old browser, on an insecure page, and under an IP address, which no passkey can belong to. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Lets the device make a passkey; the browser asks the person. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyRegistration> {
  const { startRegistration } = await loadLibrary();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(
    rejectWithSentence,
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Lets the person choose a passkey. */
export async function requestPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON: options })
    .then(pickAssertion)
    .catch(rejectWithSentence);
}

/** Offers passkeys in the autofill of the field for the e-mail address, until one is chosen or another request starts. */
export async function requestPasskeyByAutofill(
  options: PasskeyRequestOptions,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  const answer = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
  return pickAssertion(answer);
}

export async function supportsPasskeyAutofill(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await loadLibrary();
  return browserSupportsWebAuthnAutofill();
}

/** Ends what the browser offers at the moment. */
export async function cancelPasskeyRequest(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}

export function passkeyErrorMessage(error: unknown, fallback: string): string {
  return error instanceof PasskeyError ? error.message : errorMessage(error, { fallback });
}

/** Without what the browser adds and the server does not read. */
function pickAssertion({ id, rawId, type, response }: PasskeyAssertion): PasskeyAssertion {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

function rejectWithSentence(error: Error & { code?: string }): never {
  const sentence = sentences[error.code ?? ''] ?? 'No passkey was chosen. Please try again.';
  throw new PasskeyError(sentence, { cause: error });
}
