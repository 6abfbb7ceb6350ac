/** Calls back when the page is hidden or left: the last moment at which anything can be sent for sure. */
export function onLeave(listener: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
