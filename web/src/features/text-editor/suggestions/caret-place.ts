const copiedStyles = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'textTransform',
  'tabSize',
  'padding',
  'direction',
] as const;

export interface CaretPlace {
  left: number;
  top: number;
  bottom: number;
}

/** Where a character of a textarea is in the window. A textarea does not tell it, so that a copy of it is laid out. */
export function caretPlace(field: HTMLTextAreaElement, at: number): CaretPlace {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of copiedStyles) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'fixed',
    visibility: 'hidden',
    boxSizing: 'border-box',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    width: `${field.clientWidth}px`,
  });
  const mark = document.createElement('span');
  mark.textContent = '\u200B';
  copy.append(field.value.slice(0, at), mark);
  document.body.append(copy);
  const { offsetLeft, offsetTop, offsetHeight } = mark;
  copy.remove();
  const frame = field.getBoundingClientRect();
  const top = frame.top + field.clientTop + offsetTop - field.scrollTop;
  return { left: frame.left + field.clientLeft + offsetLeft, top, bottom: top + offsetHeight };
}
