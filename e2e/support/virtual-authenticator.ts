import type { Page } from '@playwright/test';

/** Gives this page a device that keeps passkeys, knows its user and is touched whenever it asks. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Until `offerAutofill`: the virtual device takes an offer at once, and would sign in before a button is pressed. */
export async function holdAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('autofill') === 'on') return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

export async function offerAutofill(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('autofill', 'on'));
}
