const key = 'reloaded-at';
const minute = 60_000;

/** By itself at most once a minute: a broken release would otherwise reload forever. */
export function reloadOnce(isAsked: boolean): void {
  const isRecent = Date.now() - Number(sessionStorage.getItem(key)) < minute;
  if (!navigator.onLine || (isRecent && !isAsked)) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
