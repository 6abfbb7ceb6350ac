const key = 'reloaded-at';
const minute = 60_000;

/** Takes the page anew, but never again and again. */
export function reloadOnce(): void {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < minute) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
