import { grain, linear, radial } from '../paint.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, el, group, range, rect, stroke, wide } from '../svg.ts';

function breathing() {
  const film = grain(wide, 0.55, 131);
  const people = [
    [390, 790, 1.5],
    [560, 760, 1.1],
    [1040, 762, 1.15],
    [1210, 800, 1.6],
    [820, 744, 0.9],
  ] as const;
  const rings = range(16).map((index) => {
    const depth = 1 - index / 16;
    const width = 110 + depth ** 1.7 * 1500;
    const height = 80 + depth ** 1.7 * 900;
    const hue =
      ['#5a3f9e', '#7d4fb0', '#b35fae', '#e0708f', '#f39a6a', '#ffd591'][
        Math.min(5, Math.floor((index / 16) * 6))
      ] ?? '';
    return rect(800 - width / 2, 480 - height * 0.5, width, height, 'none', {
      rx: 40 * depth + 10,
      stroke: hue,
      'stroke-width': 3 + depth * 9,
      opacity: 0.35 + (index / 16) * 0.6,
    });
  });
  return drawing(
    wide,
    film.defs +
      radial('lung', [
        [0, '#fff1d0'],
        [0.15, '#ffc987', 0.95],
        [0.5, '#c2569a', 0.45],
        [1, '#2a1a50', 0],
      ]) +
      linear('floor', [
        [0, '#5a2f66', 0.9],
        [1, '#0b0718'],
      ]),
    rect(0, 0, 1600, 1000, '#120a26'),
    circle(800, 480, 700, 'url(#lung)'),
    ...rings,
    rect(0, 730, 1600, 270, 'url(#floor)', { opacity: 0.85 }),
    ...range(10).map((index) =>
      stroke(`M${800 + (index - 4.5) * 60} 730L${800 + (index - 4.5) * 420} 1000`, '#f39a6a', 2, {
        opacity: 0.25,
      }),
    ),
    ...people.map(([x, y, scale]) =>
      group(
        { transform: `translate(${x} ${y}) scale(${scale})` },
        el('path', { d: 'M-26 90l4 -120q22 -22 44 0l4 120Z', fill: '#0a0616' }),
        circle(0, -62, 17, '#0a0616'),
        stroke(
          x < 800 ? 'M17 -66q2 10 -4 18M22 -28l4 110' : 'M-17 -66q-2 10 4 18M-22 -28l-4 110',
          '#ffb27a',
          3,
          { opacity: 0.9 },
        ),
      ),
    ),
    film.layer,
  );
}

export const installation: StillSet = {
  'breathing-room': {
    alt: 'Visitors stand in silhouette inside a tunnel of glowing rings that fade from violet to warm white.',
    draw: breathing,
  },
};
