import { fitted, lettering } from '../lettering.ts';
import { blur, grain, linear, printed, radial, vignette } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import {
  circle,
  drawing,
  ellipse,
  group,
  path,
  polygon,
  range,
  rect,
  stroke,
  tall,
  wide,
} from '../svg.ts';

function wing(): string {
  return [
    path('M0 -20C60 -190 250 -290 400 -250C410 -120 300 20 60 40Z', palette.sand),
    path('M20 -14C90 -140 230 -220 350 -206C340 -110 240 -20 80 14Z', palette.rust),
    circle(240, -130, 58, palette.ink),
    circle(240, -130, 40, palette.ghost),
    circle(240, -130, 18, palette.ink),
    ...range(6).map((rib) =>
      stroke(`M30 -10L${330 - rib * 46} ${-222 + rib * 42}`, palette.wine, 5),
    ),
    path('M20 30C140 30 270 90 280 220C180 280 60 200 0 80Z', palette.bone),
    path('M30 54C110 60 200 110 214 196C150 226 66 170 24 90Z', palette.plum),
    circle(140, 136, 30, palette.ghost),
    circle(140, 136, 13, palette.ink),
  ].join('');
}

function moth(): string {
  return [
    group({}, wing()),
    group({ transform: 'scale(-1 1)' }, wing()),
    ellipse(0, 60, 34, 140, palette.ink),
    ...range(6).map((band) => stroke(`M-30 ${20 + band * 28}q30 14 60 0`, palette.sand, 7)),
    circle(0, -84, 32, palette.ink),
    stroke(
      'M-10 -108C-30 -170 -80 -200 -120 -206M10 -108C30 -170 80 -200 120 -206',
      palette.ink,
      7,
      { 'stroke-linecap': 'round' },
    ),
  ].join('');
}

function poster() {
  const film = grain(tall, 0.35, 31);
  const rays = range(36).map((index) => {
    const angle = (index * 10 * Math.PI) / 180;
    const tip = (offset: number, radius: number) =>
      [540 + Math.cos(angle + offset) * radius, 590 + Math.sin(angle + offset) * radius] as const;
    return polygon([tip(0, 300), tip(-0.035, 1200), tip(0.035, 1200)], palette.amber, {
      opacity: index % 2 ? 0.1 : 0.2,
    });
  });
  return drawing(
    tall,
    film.defs +
      printed(14, 0.2) +
      radial('lamp', [
        [0, '#fff6dc'],
        [0.7, palette.ghost],
        [1, palette.amber],
      ]),
    rect(0, 0, tall.width, tall.height, '#2a1230'),
    ...rays,
    group(
      { filter: 'url(#print)' },
      circle(540, 590, 400, '#8c3a35'),
      circle(540, 590, 340, palette.ochre),
    ),
    circle(540, 590, 272, 'url(#lamp)'),
    group(
      { filter: 'url(#print)' },
      group({ transform: 'translate(540 600) scale(1.06)' }, moth()),
    ),
    fitted('MOTH SEASON', 64, 1086, 952, palette.paper, { height: 138, weight: 26 }),
    lettering(
      'AN ANIMATED FILM BY WEI-TING LIN',
      540,
      1262,
      palette.ghost,
      { height: 22, width: 9, weight: 2.8, tracking: 5 },
      'middle',
    ),
    film.layer,
  );
}

function speck(x: number, y: number, size: number, turn: number, colour: string): string {
  return path(
    'M0 0C6 -14 22 -18 30 -10C26 2 12 8 0 2C-12 8 -26 2 -30 -10C-22 -18 -6 -14 0 0Z',
    colour,
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})`,
    },
  );
}

function frame() {
  const random = createRandom('moth season');
  const film = grain(wide, 0.5, 6);
  const edge = vignette(wide, 0.75);
  const swarm = range(120).map(() => {
    const angle = random.between(0, Math.PI * 2);
    const radius = 120 + random.next() ** 1.5 * 380;
    const near = radius < 170;
    return speck(
      980 + Math.cos(angle) * radius,
      330 + Math.sin(angle) * radius * 0.75,
      random.between(0.3, near ? 0.7 : 1.2),
      random.between(0, 360),
      near ? '#7a4a1c' : random.pick(['#e8c79a', '#c9a06c', '#a2764a']),
    );
  });
  return drawing(
    wide,
    film.defs +
      edge.defs +
      blur(wide, 'far', 5) +
      linear('room', [
        [0, '#141a33'],
        [1, '#3a2440'],
      ]) +
      radial('glow', [
        [0, '#fff2cc'],
        [0.12, '#ffd98e'],
        [0.4, '#e59a3c', 0.55],
        [1, '#e59a3c', 0],
      ]),
    rect(0, 0, 1600, 1000, 'url(#room)'),
    group(
      { filter: 'url(#far)' },
      ...range(7).map((index) =>
        rect(40 + index * 230, 420 - random.between(0, 240), 150, 600, '#10152b'),
      ),
      ...range(26).map(() =>
        rect(random.between(40, 1560), random.between(300, 700), 16, 20, '#d98f3c', {
          opacity: random.between(0.3, 0.8),
        }),
      ),
    ),
    polygon(
      [
        [944, 330],
        [1016, 330],
        [1500, 850],
        [470, 850],
      ],
      '#ffce7d',
      { opacity: 0.16 },
    ),
    circle(980, 330, 560, 'url(#glow)'),
    stroke('M700 860V300C700 190 980 150 980 268', '#0b0e1c', 18, { 'stroke-linecap': 'round' }),
    path('M918 300c0 -50 124 -50 124 0l16 30h-156Z', '#0b0e1c'),
    ellipse(980, 334, 62, 16, '#fffbe8'),
    ...swarm,
    ellipse(985, 850, 520, 46, '#f0b25c', { opacity: 0.35 }),
    rect(0, 850, 1600, 150, '#1d1226'),
    ellipse(985, 860, 500, 26, '#b87a3c', { opacity: 0.4 }),
    rect(684, 790, 34, 76, '#0b0e1c'),
    group(
      { transform: 'translate(420 812)' },
      ellipse(0, 20, 44, 40, '#3d2a44'),
      circle(0, -34, 27, '#4c3552'),
      stroke('M-12 -56q-16 -30 -34 -34M12 -56q10 -34 30 -40', '#4c3552', 5, {
        'stroke-linecap': 'round',
      }),
      circle(12, -38, 5, '#ffe6ad'),
      stroke('M22 -52q10 14 6 34M38 0q8 20 4 40', '#f3b667', 5, { 'stroke-linecap': 'round' }),
    ),
    edge.layer,
    film.layer,
  );
}

export const moths: StillSet = {
  'moth-season-poster': {
    alt: 'Poster: a large patterned moth in front of a glowing lamp, rays behind it. Title: Moth Season.',
    draw: poster,
  },
  'moth-season-frame': {
    alt: 'A swarm of paper moths circles a street lamp on a miniature street while a small felt creature looks up.',
    draw: frame,
  },
};
