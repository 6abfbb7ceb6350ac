/** For the button that Escape presses, where a notice lies above its dialog. */
export const escapeTarget = { 'data-escape-target': '' };

/**
 * A notice is the highest layer and hears Escape first; but whoever works in a dialog means the dialog, or the list that
 * is open in it. True where Escape has been passed on.
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
