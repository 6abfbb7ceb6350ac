const key = 'reloaded-at';
const minute = 60_000;

/** After a new release the old chunks are gone: take the new page, but never again and again. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < minute) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
