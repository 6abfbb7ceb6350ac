import { closeOnBack } from '#web/lib/browser/close-on-back.ts';

/** Marks the button that Escape presses while a toast is above its dialog. */
export const escapeTarget = { 'data-escape-target': '' };

/** The same, pressed by Back as well. */
export const closeTarget = { ...escapeTarget, ref: closeOnBack };

/**
 * Radix gives Escape to the topmost layer, which is a toast; a user inside a dialog means the dialog, or the open
 * listbox in it. Returns whether Escape was forwarded.
 */
export function forwardEscape({ target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('[role="combobox"][aria-expanded="true"]')) return true;
  const button = target
    .closest('[role="dialog"], [role="alertdialog"]')
    ?.querySelector<HTMLElement>('[data-escape-target]');
  button?.click();
  return button !== undefined && button !== null;
}
