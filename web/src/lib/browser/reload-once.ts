const key = 'reloaded-at';
const minute = 60_000;

/** At most once a minute: a broken release would otherwise reload forever. */
export function reloadOnce(): void {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < minute) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
