// Loaded before the first paint, so that nobody who chose a theme sees the other one flash by.
// The landing page has no other script: its switch is answered here too.
(() => {
  const root = document.documentElement;
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  } catch {}
  document.addEventListener('click', (event) => {
    if (!event.target.closest?.('[data-theme-toggle]')) return;
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      localStorage.setItem('theme', next);
    } catch {}
  });
})();
