const storageName = 'pending-verification';

/** The server forgets an unverified sign-up after a day. */
const lifetime = 24 * 60 * 60 * 1_000;

export interface PendingVerification {
  email: string;
  /** When the last code was mailed, in milliseconds. */
  sentAt: number;
}

/** Whose code this tab waits for. A phone drops the tab while the mail is read; the address must survive that. */
export function readPendingVerification(): PendingVerification | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? 'null');
    return isPendingVerification(stored) && Date.now() - stored.sentAt < lifetime ? stored : null;
  } catch {
    return null;
  }
}

export function writePendingVerification(pending: PendingVerification): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(pending));
  } catch {
    // Storage may be full or forbidden; the screen is then lost with the tab.
  }
}

export function removePendingVerification(): void {
  try {
    sessionStorage.removeItem(storageName);
  } catch {
    // See writePendingVerification.
  }
}

function isPendingVerification(stored: unknown): stored is PendingVerification {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'email' in stored &&
    typeof stored.email === 'string' &&
    'sentAt' in stored &&
    typeof stored.sentAt === 'number'
  );
}
