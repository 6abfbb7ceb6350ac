const bokeh = [
  [318, 92, 15, '#ffb454', 0.5],
  [352, 78, 10, '#ff7a59', 0.55],
  [377, 98, 19, '#ffd08a', 0.32],
  [296, 74, 8, '#7fd6c8', 0.6],
  [270, 96, 12, '#ff8f6b', 0.35],
  [407, 84, 12, '#8f9bff', 0.5],
  [434, 99, 16, '#ffb454', 0.32],
  [246, 82, 6, '#ffd9a0', 0.7],
] as const;

/** An illustration: a girl waits for the night bus. */
export function ShowcaseStill() {
  return (
    <div className="notice still">
      <span className="strip showcase-strip">Showcase</span>
      <svg viewBox="0 0 478 200" preserveAspectRatio="xMidYMid slice">
        <defs>
          <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#0b1236" />
            <stop offset=".38" stopColor="#34306f" />
            <stop offset=".62" stopColor="#a04a68" />
            <stop offset=".82" stopColor="#f08a45" />
          </linearGradient>
          <radialGradient id="lamp" cx="0.5" cy="0.1" r="0.9">
            <stop offset="0" stopColor="#ffe2a8" stopOpacity=".95" />
            <stop offset=".3" stopColor="#ffb454" stopOpacity=".4" />
            <stop offset="1" stopColor="#ffb454" stopOpacity="0" />
          </radialGradient>
          <filter id="grain" x="0" y="0" width="100%" height="100%">
            <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4" />
            <feColorMatrix values="0 0 0 0 1  0 0 0 0 .9  0 0 0 0 .75  0 0 0 .8 -.36" />
          </filter>
          <filter id="soft">
            <feGaussianBlur stdDeviation="1.6" />
          </filter>
        </defs>
        <rect width="478" height="200" fill="url(#sky)" />
        <g fill="#17143c" opacity=".82" filter="url(#soft)">
          <path d="M0 170V92h34V70h30v34h26V62h38v60h22V84h44v56h30v-32h34v36h36V98h40v40h30v-20h40v26h34V100h40v70Z" />
        </g>
        <g filter="url(#soft)">
          {bokeh.map(([x, y, radius, fill, opacity]) => (
            <circle key={x} cx={x} cy={y} r={radius} fill={fill} opacity={opacity} />
          ))}
        </g>
        <path d="m138 34 78 130H60Z" fill="url(#lamp)" opacity=".75" />
        <g fill="#0a0817">
          <path d="M0 162h478v38H0Z" />
          <path d="M136 32h3v132h-3zM138 30h24v4h-24z" />
          <path d="M160 30h14v6h-14z" fill="#ffe2a8" />
          <path d="M188 165v-30c-2-8 0-17 4-21a8 8 0 1 1 12 0c5 4 6 12 5 21l-2 30h-6l-1-24h-3l-2 24Z" />
          <path d="M207 138h11v16h-11z" />
        </g>
        <path d="M0 162h478v2H0Z" fill="#ffb454" opacity=".35" />
        <rect width="478" height="200" filter="url(#grain)" opacity=".5" />
      </svg>
      <p className="caption">
        <span>Night Bus, short film</span>
        <span>00:14:07:11</span>
      </p>
    </div>
  );
}
