/** `execCommand`, which the browsers keep: nothing else puts text into a field so that undo takes it out again. */
interface UndoableEditing {
  execCommand: (command: 'insertText', showUi: false, text: string) => boolean;
}

/** Replaces a part of the text as if it were typed; the field's change event follows. */
export function insertText(
  field: HTMLTextAreaElement,
  [from, to]: [number, number],
  text: string,
): void {
  const editing: UndoableEditing = document;
  field.focus();
  field.setSelectionRange(from, to);
  if (editing.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
