/** For `onEscapeKeyDown` of a dialog: Escape closes the open listbox of a field in it first. */
export function keepOpenForListbox(event: KeyboardEvent): void {
  if (document.activeElement?.matches('[role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
}
