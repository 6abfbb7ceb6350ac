import { useEffect } from 'react';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { call } from '#web/lib/api/call.ts';
import {
  cancelPasskeyRequest,
  requestPasskeyByAutofill,
  supportsPasskeyAutofill,
} from '#web/lib/browser/passkeys.ts';
import { redirectAfterSignIn, redirectInactiveMember } from './redirect-after-sign-in.ts';

/** Below the five minutes after which the server takes a challenge no more. */
const renewAfterMs = 4 * 60_000;

/** Offers the visitor's passkeys below the field for the e-mail address, for as long as the form is shown. */
export function usePasskeyAutofill(next: string | undefined): void {
  useEffect(() => {
    const leaving = new AbortController();
    // The form works without autofill: a failure here is nothing to tell.
    offerPasskeys(next, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [next]);
}

async function offerPasskeys(next: string | undefined, leaving: AbortSignal): Promise<void> {
  if (!(await supportsPasskeyAutofill())) return;
  while (!leaving.aborted) {
    const options = await call(secondFactor.passkeySignInOptions, { signal: leaving });
    const renewing = new AbortController();
    const end = () => void cancelPasskeyRequest();
    const timer = setTimeout(() => {
      renewing.abort();
      end();
    }, renewAfterMs);
    leaving.addEventListener('abort', end);
    try {
      const response = await requestPasskeyByAutofill(options);
      await call(secondFactor.passkeySignIn, { body: { response } });
      return redirectAfterSignIn(next);
    } catch (error) {
      redirectInactiveMember(error);
      if (!renewing.signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
      leaving.removeEventListener('abort', end);
    }
  }
}
