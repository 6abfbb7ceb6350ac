const rings = [132, 107, 82, 57, 32];

export function EventPoster() {
  return (
    <div className="notice poster">
      <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice">
        <rect width="300" height="400" fill="#2a0f2e" />
        <g fill="none" stroke="#ff7fb8" strokeWidth="12">
          {rings.map((radius) => (
            <circle key={radius} cx="214" cy="86" r={radius} />
          ))}
        </g>
        <g
          fill="none"
          stroke="#ffd7a0"
          strokeWidth="17"
          strokeLinecap="round"
          transform="translate(24 -8) scale(.84)"
        >
          <path d="M150 96c-4 40 4 66-8 96-8 20-30 42-36 66" />
          <path d="M142 190c34 4 72-18 122-66" />
          <path d="M150 100C120 108 78 92 44 52" />
          <path d="M150 100c30-4 44-28 52-66" />
          <circle cx="158" cy="62" r="8.5" />
        </g>
      </svg>
      <div className="poster-words">
        <p className="title">Bodies in Motion</p>
        <p className="when">
          <span>Thu 7:30 PM</span>
          <span>Black Box 2</span>
        </p>
      </div>
      <span className="strip event-strip">Event</span>
    </div>
  );
}
