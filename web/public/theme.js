// Loaded before the first paint, so that nobody who chose a theme sees the other one flash by.
(() => {
  const root = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {}
  if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
})();
