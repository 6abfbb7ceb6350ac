import { copyText } from '#web/lib/browser/copy-text.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

/** Opens the share sheet on touch devices; elsewhere, or when it fails, copies the link. */
export async function shareLink(path: string, title: string): Promise<void> {
  const url = addressOf(path);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  if (!isTouch || !('share' in navigator)) return copyLink(path);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(path);
  }
}

export async function copyLink(path: string): Promise<void> {
  const url = addressOf(path);
  const isCopied = await copyText(url);
  toast(
    isCopied
      ? { title: 'Link copied', description: 'Only members who are signed in can open it.' }
      : { title: 'Copy this link', description: url, duration: 10_000 },
  );
}

const addressOf = (path: string) => new URL(path, location.origin).href;
