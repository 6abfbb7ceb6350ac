import { fitted, lettering } from '../lettering.ts';
import { grain, printed } from '../paint.ts';
import { palette } from '../palette.ts';
import type { StillSet } from '../still.ts';
import {
  circle,
  drawing,
  el,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  range,
  rect,
  smooth,
  stroke,
  tall,
  wide,
} from '../svg.ts';

function waterPoster() {
  const film = grain(tall, 0.35, 191);
  const lines = range(58).map((index) => {
    const y = 90 + index * 17.4;
    const points: Point[] = range(41).map((step) => {
      const x = -20 + step * 28;
      const dx = (x - 540) / 230;
      const dy = (y - 560) / 330;
      const near = Math.exp(-(dx * dx + dy * dy));
      const push = (y < 560 ? -1 : 1) * near * 150;
      return [x, y + push + Math.sin(step * 0.32 + index * 0.16) * 10];
    });
    return stroke(
      smooth(points),
      index % 9 === 4 ? palette.vermilion : palette.navy,
      5.2 + Math.sin(index * 0.4) * 2.6,
    );
  });
  return drawing(
    tall,
    film.defs + printed(50, 0.15),
    rect(0, 0, tall.width, tall.height, '#cfe3e6'),
    group({ filter: 'url(#print)' }, ...lines),
    path(
      'M540 402C500 500 420 560 420 640a120 120 0 0 0 240 0C660 560 580 500 540 402Z',
      palette.vermilion,
      { filter: 'url(#print)' },
    ),
    path('M470 640a70 70 0 0 0 60 70', 'none', {
      stroke: '#f6cbb4',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
    rect(0, 1090, 1080, 260, palette.navy),
    fitted('NINETY PERCENT', 60, 1118, 960, '#cfe3e6', { height: 74, weight: 17 }),
    fitted('WATER', 60, 1210, 640, '#cfe3e6', { height: 74, weight: 17 }),
    lettering(
      'CHOREOGRAPHY',
      1020,
      1212,
      palette.rose,
      { height: 16, width: 6.6, weight: 2.1, tracking: 3.4 },
      'end',
    ),
    lettering(
      'INES CARDOSO',
      1020,
      1240,
      '#cfe3e6',
      { height: 22, width: 9, weight: 2.9, tracking: 3.6 },
      'end',
    ),
    film.layer,
  );
}

function foot(x: number, y: number, turn: number, fill: string): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path('M-20 -44C-24 -84 24 -88 24 -42C24 -16 14 -4 14 12H-14C-12 -8 -18 -20 -20 -44Z', fill),
    ellipse(0, 36, 16, 18, fill),
  );
}

function houseSteps() {
  const film = grain(wide, 0.3, 211, 0.5);
  const steps = range(16).map((index) => {
    const angle = index * 0.72 - 2.4;
    const radius = 130 + index * 12.5;
    return {
      x: 820 + Math.cos(angle) * radius * 1.75,
      y: 500 + Math.sin(angle) * radius * 0.98,
      turn: (angle * 180) / Math.PI + (index % 2 ? 150 : 40),
      left: index % 2 === 0,
    };
  });
  const route: Point[] = steps.map(({ x, y }) => [x, y]);
  return drawing(
    wide,
    film.defs + printed(60, 0.15),
    rect(0, 0, 1600, 1000, palette.vermilion),
    group(
      { filter: 'url(#print)' },
      ...range(7).map((index) =>
        circle(820, 500, 90 + index * 130, 'none', { stroke: '#f06a3e', 'stroke-width': 46 }),
      ),
    ),
    stroke(smooth(route), palette.paper, 5, {
      'stroke-dasharray': '2 16',
      'stroke-linecap': 'round',
    }),
    ...steps.map(({ x, y, turn, left }, index) =>
      group(
        {},
        foot(x, y, turn, left ? palette.ink : palette.paper),
        circle(x + 46, y - 50, 21, index % 4 === 0 ? palette.amber : '#b8432a'),
        lettering(
          `${index + 1}`,
          x + 46,
          y - 59,
          index % 4 === 0 ? palette.ink : palette.paper,
          { height: 18, width: 7, weight: 2.8, tracking: 1.5 },
          'middle',
        ),
      ),
    ),
    lettering('HOUSE', 60, 60, palette.ink, { height: 96, width: 40, weight: 19 }),
    lettering('STEPS', 60, 172, palette.ink, { height: 96, width: 40, weight: 19 }),
    lettering('16 COUNTS  LEFT IS BLACK', 60, 926, palette.paper, {
      height: 20,
      width: 8.4,
      weight: 2.6,
      tracking: 4,
    }),
    lettering(
      'KWAME ASANTE',
      1540,
      926,
      palette.paper,
      { height: 20, width: 8.4, weight: 2.6, tracking: 4 },
      'end',
    ),
    film.layer,
  );
}

function fallingScore() {
  const film = grain(tall, 0.3, 221, 0.5);
  const paths = range(12).map((index) => {
    const x = 130 + index * 75;
    const points: Point[] = range(12).map((step) => {
      const pull = Math.exp(-(((step - 6) / 2.4) ** 2));
      return [x + (600 - x) * pull * 0.86 + Math.sin(step * 1.3 + index) * 16, 1130 - step * 84];
    });
    const last = points.at(-1) ?? [x, 200];
    const colour = index === 4 ? palette.vermilion : palette.navy;
    return (
      stroke(smooth(points), colour, index === 4 ? 9 : 3.4) +
      polygon(
        [
          [last[0] - 11, last[1] + 4],
          [last[0] + 11, last[1] + 4],
          [last[0], last[1] - 20],
        ],
        colour,
      ) +
      circle(x, 1130, 9, colour) +
      range(3)
        .map((fall) => {
          const [px, py] = points[3 + fall * 3 - (index % 2)] ?? [0, 0];
          return rect(px - 10, py - 10, 20, 20, index === 4 ? palette.vermilion : palette.paper, {
            stroke: colour,
            'stroke-width': 3,
            transform: `rotate(45 ${px.toFixed(1)} ${py.toFixed(1)})`,
          });
        })
        .join('')
    );
  });
  return drawing(
    tall,
    film.defs,
    rect(0, 0, tall.width, tall.height, '#efe7d7'),
    rect(60, 150, 960, 1020, 'none', { stroke: palette.ink, 'stroke-width': 3 }),
    ...range(9).map((index) =>
      el('path', { d: `M60 ${252 + index * 102}H1020`, stroke: '#cbbfa8', 'stroke-width': 1.5 }),
    ),
    rect(490, 606, 240, 44, palette.amber),
    lettering('BENCH', 760, 619, palette.ink, { height: 18, width: 7.5, weight: 2.6, tracking: 4 }),
    ...paths,
    fitted('A SCORE FOR FALLING', 60, 64, 960, palette.ink, { height: 56, weight: 12 }),
    lettering(
      'AUDIENCE',
      540,
      1196,
      palette.rust,
      { height: 20, width: 8.4, weight: 2.6, tracking: 8 },
      'middle',
    ),
    lettering('READ FROM HERE', 60, 1262, palette.ink, {
      height: 20,
      width: 8.4,
      weight: 2.6,
      tracking: 4,
    }),
    lettering(
      '12 ACTORS, G. ABERNATHY',
      1020,
      1262,
      palette.ink,
      { height: 20, width: 8.4, weight: 2.6, tracking: 4 },
      'end',
    ),
    film.layer,
  );
}

export const dance: StillSet = {
  'ninety-percent-poster': {
    alt: 'Poster: navy wave lines part around a large red drop. Title: Ninety Percent Water.',
    draw: waterPoster,
  },
  'house-steps': {
    alt: 'Dance diagram on red: sixteen numbered footprints spiral outward from the centre.',
    draw: houseSteps,
  },
  'falling-score': {
    alt: 'Floor plan of a movement piece: twelve lines converge on a bench and spread again, one of them red.',
    draw: fallingScore,
  },
};
