import { siteConfig } from '#web/lib/session/boot.ts';

/** Whether this browser can show push notifications of ours, and what stands in the way. */
export type PushSupport = 'available' | 'blocked' | 'install-first' | 'unsupported';

export function findPushSupport(): PushSupport {
  if (!siteConfig.serviceWorker) return 'unsupported';
  const isCapable =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isCapable) return isAppleTouch() && !isInstalled() ? 'install-first' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'available';
}

/** An iPad calls itself a Mac. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
