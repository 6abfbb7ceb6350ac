import { Wordmark } from '../brand/wordmark.tsx';
import { Board } from './board.tsx';
import { Hero } from './hero.tsx';

/** Rendered at build time. The server fills in what is between double braces. */
export function LandingPage() {
  return (
    <div className="landing">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <a href="/" className="home" aria-label="Callboard, home">
          <Wordmark />
        </a>
        <div className="top-actions">
          <button
            type="button"
            className="theme-toggle"
            data-theme-toggle
            aria-label="Switch theme"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
              <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
            </svg>
          </button>
          <a className="button" href="/auth?mode=login{{next}}">
            Log In
          </a>
        </div>
      </header>
      <main id="main" className="main">
        <Hero />
        <Board />
      </main>
      <footer className="foot">
        <p>Callboard is the notice board of {'{{school}}'}.</p>
        <p className="mono">Film · TV · Music · Dance · Games · Interactive</p>
      </footer>
    </div>
  );
}
