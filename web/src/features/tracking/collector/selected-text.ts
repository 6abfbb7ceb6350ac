import { highlightLength } from '#contract/tracking/contract.ts';

export interface SelectedText {
  postId: string;
  text: string;
  startOffset: number;
  endOffset: number;
}

/** The selected words within the text of one post, or null. */
export function readSelectedText(selection: Selection | null): SelectedText | null {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const { startContainer: start } = range;
  const within = start instanceof Element ? start : start.parentElement;
  const frame = within?.closest<HTMLElement>('[data-post-text]');
  const postId = frame?.dataset.postText;
  if (!frame || !postId || !endsWithin(range, frame)) return null;
  const selected = range.toString();
  const text = selected.trim();
  if (text.length < highlightLength.min || text.length > highlightLength.max) return null;
  const before = document.createRange();
  before.setStart(frame, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const startOffset = before.toString().length + (selected.length - selected.trimStart().length);
  return { postId, text, startOffset, endOffset: startOffset + text.length };
}

/** A triple click selects a paragraph up to the beginning of the next one, of which nothing is selected. */
function endsWithin(range: Range, frame: HTMLElement): boolean {
  if (frame.contains(range.endContainer)) return true;
  const beyond = range.cloneRange();
  beyond.setStartAfter(frame);
  return beyond.toString().trim() === '';
}
