import { type HighlightMethod, tracking } from '#contract/tracking/contract.ts';
import { onLeave } from '#web/lib/browser/on-leave.ts';
import { mayKeepHighlights } from '../choice.ts';
import { sendQuietly } from '../send.ts';
import { readSelectedText, type SelectedText } from './selected-text.ts';
import { throttle } from './throttle.ts';

const settledMs = 600;
const samePostMs = 5_000;
const sameWordsMs = 2_000;

/** Tells which words of a post were selected, by mouse, touch or keyboard, where the member allows it. */
export function collectHighlights(): () => void {
  const isNewOnPost = throttle(samePostMs);
  const isNewWords = throttle(sameWordsMs);
  let method: HighlightMethod = 'mouse';
  /** By which the words that wait were selected: a key pressed afterwards, to copy them, did not. */
  let selectedBy: HighlightMethod | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onPointer = ({ pointerType }: PointerEvent) => {
    method = pointerType === 'mouse' ? 'mouse' : 'touch';
  };
  const onKey = () => {
    method = 'keyboard';
  };
  const onSelection = () => {
    clearTimeout(timer);
    if (!mayKeepHighlights()) return;
    selectedBy = method;
    timer = setTimeout(report, settledMs);
  };
  const report = () => {
    clearTimeout(timer);
    const by = selectedBy;
    selectedBy = null;
    const selected = by && readSelectedText(getSelection());
    if (!selected || !isNewWords(selected.text) || !isNewOnPost(selected.postId)) return;
    void send(selected, by);
  };

  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true, capture: true };
  addEventListener('pointerdown', onPointer, options);
  addEventListener('keydown', onKey, options);
  document.addEventListener('selectionchange', onSelection, options);
  const stopLeave = onLeave(report);
  return () => {
    clearTimeout(timer);
    stopLeave();
    controller.abort();
  };
}

async function send({ text, ...selected }: SelectedText, method: HighlightMethod): Promise<void> {
  const snippetHash = await hash(text.toLowerCase());
  if (!snippetHash) return;
  sendQuietly(tracking.recordHighlight, {
    ...selected,
    selectedText: text,
    selectionLength: text.length,
    snippetHash,
    method,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    deviceType: innerWidth < 768 ? 'mobile' : innerWidth < 1_024 ? 'tablet' : 'desktop',
  });
}

/** Undefined on pages loaded over plain HTTP, where browsers do not hash. */
async function hash(text: string): Promise<string | undefined> {
  const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return (
    digest &&
    Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
