import { lettering } from '../lettering.ts';
import { grain, radial } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, group, type Point, range, rect, smooth, stroke, wide } from '../svg.ts';

const small = { height: 18, width: 7.5, weight: 2.4, tracking: 4, mono: true };

function roomTone() {
  const random = createRandom('room tone');
  const film = grain(wide, 0.45, 101);
  const events = range(9).map(() => ({
    angle: random.between(0, Math.PI * 2),
    wide: random.between(0.06, 0.3),
    tall: random.between(14, 44),
  }));
  const rings = range(44).map((ring) => {
    const radius = 60 + ring * 9.4;
    const points: Point[] = range(181).map((step) => {
      const angle = (step / 180) * Math.PI * 2;
      const lift = events.reduce((sum, event, index) => {
        const apart = Math.abs(
          ((angle - event.angle + Math.PI * 3 + ring * 0.012 * (index % 3)) % (Math.PI * 2)) -
            Math.PI,
        );
        return (
          sum +
          event.tall *
            Math.exp(-((apart / event.wide) ** 2)) *
            Math.sin((ring / 44) * Math.PI * (1 + (index % 3)))
        );
      }, 0);
      const reach = radius + lift + random.between(-1.2, 1.2);
      return [800 + Math.cos(angle) * reach, 500 + Math.sin(angle) * reach];
    });
    const colour = ring === 29 ? palette.ghost : ring % 7 === 0 ? '#bfe0cf' : '#5fa79c';
    return stroke(`${smooth(points)}Z`, colour, ring === 29 ? 5 : 1.8, {
      opacity: ring === 29 ? 1 : 0.35 + (ring / 44) * 0.5,
    });
  });
  return drawing(
    wide,
    film.defs +
      radial('drum', [
        [0, '#03090b'],
        [0.75, '#0a2327'],
        [1, '#0d2b30'],
      ]),
    rect(0, 0, 1600, 1000, '#0a1c20'),
    circle(800, 500, 496, 'url(#drum)'),
    ...rings,
    lettering('ROOM TONE', 80, 76, palette.paper, { height: 44, width: 18, weight: 8 }),
    lettering('3:12 A.M.', 80, 150, palette.ghost, small),
    lettering('ELEVEN DRYERS, COOLING', 80, 906, '#8fc2b8', small),
    lettering('40:00', 1520, 906, palette.ghost, small, 'end'),
    film.layer,
  );
}

function spectrogram() {
  const random = createRandom('turnstiles');
  const film = grain(wide, 0.4, 111);
  const heat = [
    '#140b2e',
    '#2b1158',
    '#5a1c7a',
    '#96306f',
    '#d1504e',
    '#f28a3c',
    '#fdd06a',
    '#fff6cf',
  ];
  const strikes = range(22).map((index) => ({
    x: 96 + index * 65,
    pitch: random.between(0.15, 0.75),
    ring: random.between(20, 58),
    force: random.between(0.6, 1),
  }));
  const cells = strikes.flatMap(({ x, pitch, ring, force }) =>
    range(44).flatMap((row) => {
      const height = 1 - row / 44;
      const partials = [1, 2, 3.1, 4.3].reduce(
        (sum, partial, order) =>
          sum + Math.exp(-(((height - (pitch * partial) / 2.4) / 0.035) ** 2)) / (1 + order * 0.5),
        0,
      );
      return range(5).map((step) => {
        const decay = Math.exp(-step / (ring / 26));
        const click = step === 0 ? 0.55 * (1 - height * 0.5) : 0;
        const power =
          force * (partials * decay + click * random.between(0.5, 1)) + random.next() * 0.13;
        const level = Math.min(7, Math.floor(power * 7.2));
        return level < 1
          ? ''
          : rect(x + step * 12, 130 + row * 16.4, 12.3, 16.7, heat[level] ?? '');
      });
    }),
  );
  return drawing(
    wide,
    film.defs,
    rect(0, 0, 1600, 1000, '#0d0720'),
    rect(96, 130, 1430, 722, heat[0] ?? ''),
    group({ 'shape-rendering': 'crispEdges' }, ...cells),
    ...range(5).map((index) => rect(84, 130 + index * 180, 10, 3, palette.paper)),
    ...strikes.map(({ x }, index) =>
      index % 3 === 0 ? lettering(`${index + 1}`, x, 872, '#d9a6c8', small) : '',
    ),
    lettering('TURNSTILES OF THE 7 LINE', 96, 66, palette.paper, {
      height: 34,
      width: 14,
      weight: 5.6,
    }),
    lettering('22 STATIONS, ONE CLICK EACH', 1526, 76, '#fdd06a', small, 'end'),
    lettering('FLUSHING', 96, 926, '#fdd06a', small),
    lettering('HUDSON YARDS', 1526, 926, '#fdd06a', small, 'end'),
    film.layer,
  );
}

export const soundMaps: StillSet = {
  'room-tone-laundromat': {
    alt: 'Forty minutes of laundromat room tone drawn as rings, like the inside of a dryer drum, one of them amber.',
    draw: roomTone,
  },
  'turnstile-spectrogram': {
    alt: 'Spectrogram of twenty-two subway turnstile clicks in violet, orange and yellow.',
    draw: spectrogram,
  },
};
