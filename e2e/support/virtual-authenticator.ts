import type { Page } from '@playwright/test';

interface VirtualAuthenticator {
  /** Whether somebody touches the device when it asks; while nobody does, autofill waits too. */
  setPresent: (isPresent: boolean) => Promise<void>;
}

/** Gives this page a device that keeps passkeys and knows its user. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresent: async (enabled) => {
      await devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
