const storageName = 'suspension-notice';

/** Why and until when the member of this tab was suspended while the page was open, for the sign-in screen. */
export function keepSuspensionNotice(message: string): void {
  try {
    sessionStorage.setItem(storageName, message);
  } catch {
    // Storage may be full or forbidden; the sign-in screen then says only that the account is suspended.
  }
}

/** Read once: whoever signs in next in this tab may be somebody else. */
export function takeSuspensionNotice(): string | null {
  try {
    const message = sessionStorage.getItem(storageName);
    sessionStorage.removeItem(storageName);
    return message;
  } catch {
    return null;
  }
}
