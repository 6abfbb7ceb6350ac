import { fitted, lettering } from '../lettering.ts';
import { grain } from '../paint.ts';
import { palette } from '../palette.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, ellipse, group, path, range, rect, stroke, wide } from '../svg.ts';

const phases = ['CONTACT', 'DOWN', 'PASSING', 'UP'];

function walkCycle() {
  const film = grain(wide, 0.35, 91, 0.5);
  const colours = [
    '#e4552f',
    '#e86f3a',
    '#ec8844',
    '#f0a050',
    '#d99a6a',
    '#b98a86',
    '#8f78a0',
    '#5a5f9e',
  ];
  const pose = (index: number) => {
    const phase = (index / 8) * Math.PI * 2;
    const bob = Math.abs(Math.sin(phase)) * 34;
    const lean = Math.sin(phase) * 7;
    const swing = Math.sin(phase) * 46;
    const x = 150 + index * 186;
    const y = 640 - bob;
    const squash = 1 - Math.abs(Math.cos(phase)) * 0.08;
    return group(
      {},
      ellipse(x, 792, 62 - bob * 0.5, 9, '#3a2f28', { opacity: 0.25 }),
      stroke(
        `M${x - 16} ${y + 66}Q${x - 20 - swing * 0.4} ${y + 110} ${x - 18 - swing} ${788 - Math.max(0, -swing) * 0.35}h-18`,
        palette.ink,
        13,
        { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ),
      group(
        {
          transform: `translate(${x} ${y}) rotate(${lean.toFixed(1)}) scale(${(2 - squash).toFixed(3)} ${squash.toFixed(3)})`,
        },
        path(
          'M-66 40C-72 -40 -50 -112 0 -112S72 -40 66 40C62 92 -62 92 -66 40Z',
          colours[index] ?? colours[0] ?? '',
        ),
        path(
          'M-44 -104q-22 -52 -46 -56q10 40 22 78ZM40 -106q8 -50 34 -62q4 44 -10 84Z',
          colours[index] ?? '',
        ),
        circle(-26, -38, 14, palette.paper),
        circle(18, -38, 14, palette.paper),
        circle(-30, -36, 6, palette.ink),
        circle(14, -36, 6, palette.ink),
        stroke('M-22 0q12 12 26 0', palette.ink, 5, { 'stroke-linecap': 'round' }),
        stroke(
          `M-50 20q-40 ${(20 + swing * 0.4).toFixed(0)} -44 46M52 20q30 ${(20 - swing * 0.4).toFixed(0)} 40 48`,
          colours[index] ?? '',
          13,
          { 'stroke-linecap': 'round' },
        ),
      ),
      stroke(
        `M${x + 16} ${y + 66}Q${x + 12 + swing * 0.4} ${y + 110} ${x + 10 + swing} ${788 - Math.max(0, swing) * 0.35}h-18`,
        palette.ink,
        13,
        { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ),
      lettering(
        `${index * 3 + 1}`,
        x,
        848,
        palette.rust,
        { height: 24, width: 9, weight: 3.4 },
        'middle',
      ),
      lettering(
        phases[index % 4] ?? '',
        x,
        890,
        '#8a7d6b',
        { height: 15, width: 6, weight: 2, tracking: 3 },
        'middle',
      ),
    );
  };
  const arc = range(9).map(
    (index) =>
      `${index === 0 ? 'M' : 'L'}${150 + index * 186 - (index === 8 ? 60 : 0)} ${470 - Math.abs(Math.sin((index / 8) * Math.PI * 2)) * 34}`,
  );
  return drawing(
    wide,
    film.defs,
    rect(0, 0, 1600, 1000, '#f0e7d6'),
    ...range(21).map((index) => rect(0, index * 50, 1600, 1, '#a9c3cf', { opacity: 0.6 })),
    ...range(33).map((index) => rect(index * 50, 0, 1, 1000, '#a9c3cf', { opacity: 0.6 })),
    fitted('SMALL WALK', 70, 70, 1460, palette.ink, { height: 150, weight: 34 }),
    lettering(
      'ON THREES  24 FR  LOOP',
      1530,
      254,
      palette.rust,
      { height: 20, width: 8, weight: 2.5, tracking: 4 },
      'end',
    ),
    stroke(arc.join(''), palette.cobalt, 3, { 'stroke-dasharray': '10 10' }),
    rect(0, 792, 1600, 4, palette.ink),
    ...range(8).map(pose),
    film.layer,
  );
}

export const walkCycles: StillSet = {
  'walk-cycle-sheet': {
    alt: 'Animator’s sheet: eight poses of a small horned creature walking, coloured from red to violet.',
    draw: walkCycle,
  },
};
