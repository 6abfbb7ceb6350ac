export function Hero() {
  return (
    <section className="hero">
      <h1>Your next crew is down the hall.</h1>
      <p className="lead">
        Jobs, finished work, screenings and the people behind them: everything {'{{school}}'} is
        making, on one board.
      </p>
      <div className="join">
        <a className="button primary" href="/auth?mode=signup{{next}}">
          Get Started
        </a>
        <p className="secure mono">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3 7h10v7H3zM8 9.6v2"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
          Secure authentication
        </p>
      </div>
      <p className="note">
        Sign-up needs a university e-mail and is exclusively for verified students and alumni.
      </p>
      <ul className="stats" aria-label="The community">
        {'{{#current}}'}
        <li className="current">
          <span className="count">{'{{count}}'}</span> <span className="mono">{'{{label}}'}</span>
        </li>
        {'{{/current}}'}
        {'{{#people}}'}
        <li>
          <span className="count">
            {'{{count}}'}
            <span className="plus">+</span>
          </span>{' '}
          <span className="mono">{'{{label}}'}</span>
        </li>
        {'{{/people}}'}
      </ul>
    </section>
  );
}
