const stats = [
  { label: 'students', value: '{{totalStudents}}' },
  { label: 'actors', value: '{{actors}}' },
  { label: 'directors', value: '{{directors}}' },
];

export function Hero() {
  return (
    <section className="hero">
      <h1>Your next crew is down the hall.</h1>
      <p className="lead">
        Jobs, finished work, screenings and the people behind them: everything your arts school is
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
      <dl className="stats">
        {stats.map(({ label, value }) => (
          <div key={label}>
            <dt className="mono">{label}</dt>
            <dd>
              {value}
              <span className="plus">+</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
