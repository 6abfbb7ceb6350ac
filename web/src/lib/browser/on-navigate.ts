/** Wouter tells of the first two by events of these names. */
const events = ['pushState', 'replaceState', 'popstate'];

/** Calls back when another page is shown; a change of the search alone is none. Returns the function that ends it. */
export function onNavigate(listener: () => void): () => void {
  let shown = location.pathname;
  const check = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    listener();
  };
  for (const event of events) addEventListener(event, check);
  return () => {
    for (const event of events) removeEventListener(event, check);
  };
}
