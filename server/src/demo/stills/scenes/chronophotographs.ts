import { between, body, type Pose } from '../body.ts';
import { lettering } from '../lettering.ts';
import { grain, linear, radial } from '../paint.ts';
import { palette } from '../palette.ts';
import type { StillSet } from '../still.ts';
import {
  circle,
  drawing,
  ellipse,
  type Point,
  path,
  range,
  rect,
  smooth,
  stroke,
  tall,
  wide,
} from '../svg.ts';

const crouch: Pose = {
  head: [0.34, -0.62],
  neck: [0.22, -0.5],
  leftElbow: [0, -0.3],
  leftHand: [-0.24, -0.16],
  rightElbow: [0.42, -0.3],
  rightHand: [0.6, -0.08],
  leftKnee: [-0.3, 0.36],
  leftFoot: [-0.5, 0.86],
  rightKnee: [0.4, 0.24],
  rightFoot: [0.24, 0.84],
};
const rise: Pose = {
  head: [0.12, -0.92],
  neck: [0.08, -0.72],
  leftElbow: [-0.24, -0.86],
  leftHand: [-0.5, -0.78],
  rightElbow: [0.4, -0.84],
  rightHand: [0.66, -1.04],
  leftKnee: [-0.12, 0.48],
  leftFoot: [-0.36, 0.92],
  rightKnee: [0.4, 0.22],
  rightFoot: [0.5, 0.66],
};
const leap: Pose = {
  head: [-0.08, -0.9],
  neck: [-0.02, -0.7],
  leftElbow: [-0.38, -0.94],
  leftHand: [-0.66, -1.16],
  rightElbow: [0.38, -0.82],
  rightHand: [0.76, -0.98],
  leftKnee: [-0.44, 0.12],
  leftFoot: [-0.96, 0.06],
  rightKnee: [0.46, 0.08],
  rightFoot: [0.98, 0.16],
};
const land: Pose = {
  head: [0.3, -0.78],
  neck: [0.18, -0.62],
  leftElbow: [-0.14, -0.72],
  leftHand: [-0.46, -0.9],
  rightElbow: [0.44, -0.46],
  rightHand: [0.72, -0.34],
  leftKnee: [-0.34, 0.3],
  leftFoot: [-0.84, 0.48],
  rightKnee: [0.34, 0.4],
  rightFoot: [0.26, 0.9],
};

const passe: Pose = {
  head: [0, -0.98],
  neck: [0, -0.76],
  leftElbow: [-0.24, -0.5],
  leftHand: [-0.06, -0.3],
  rightElbow: [0.24, -0.5],
  rightHand: [0.06, -0.3],
  leftKnee: [-0.02, 0.54],
  leftFoot: [-0.02, 1.08],
  rightKnee: [0.4, 0.22],
  rightFoot: [0.06, 0.5],
};
const attitude: Pose = {
  head: [-0.04, -0.98],
  neck: [-0.03, -0.76],
  leftElbow: [-0.36, -0.64],
  leftHand: [-0.5, -0.4],
  rightElbow: [0.3, -0.84],
  rightHand: [0.42, -1.06],
  leftKnee: [-0.02, 0.54],
  leftFoot: [-0.02, 1.08],
  rightKnee: [0.52, -0.04],
  rightFoot: [0.86, 0.36],
};
const second: Pose = {
  head: [-0.1, -0.97],
  neck: [-0.08, -0.76],
  leftElbow: [-0.44, -0.84],
  leftHand: [-0.84, -0.96],
  rightElbow: [0.16, -1.08],
  rightHand: [-0.02, -1.36],
  leftKnee: [-0.02, 0.54],
  leftFoot: [-0.02, 1.08],
  rightKnee: [0.42, -0.34],
  rightFoot: [0.74, -0.88],
};

const mixed = (from: readonly number[], to: readonly number[], share: number) =>
  `rgb(${from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share)).join(',')})`;

function along(frames: readonly Pose[], share: number): Pose {
  const position = share * (frames.length - 1);
  const index = Math.min(frames.length - 2, Math.floor(position));
  return between(frames[index] ?? crouch, frames[index + 1] ?? land, position - index);
}

function leapAt(share: number): { pose: Pose; x: number; y: number } {
  const air = Math.max(0, Math.min(1, share * 1.1 - 0.08));
  return {
    pose: along([crouch, rise, leap, land], share),
    x: 260 + share * 1080,
    y: 660 - Math.sin(air * Math.PI) * 250,
  };
}

function motion() {
  const film = grain(wide, 0.5, 181);
  const moments = range(29).map((index) => index / 28);
  const clear = [0, 9, 19, 28];
  const trail = (joint: keyof Pose): Point[] =>
    range(57).map((index) => {
      const { pose, x, y } = leapAt(index / 56);
      return [x + pose[joint][0] * 250, y + pose[joint][1] * 250];
    });
  return drawing(
    wide,
    film.defs +
      radial('pool', [
        [0, '#2a74a8', 0.75],
        [1, '#0a1a33', 0],
      ]) +
      linear('stage', [
        [0, '#040813'],
        [1, '#0c2140'],
      ]),
    rect(0, 0, 1600, 1000, 'url(#stage)'),
    ellipse(800, 890, 780, 110, 'url(#pool)'),
    ...moments.map((share, index) => {
      const { pose, x, y } = leapAt(share);
      const colour = mixed([43, 96, 170], [176, 222, 236], share);
      return body(pose, x, y, 250, colour, clear.includes(index) ? 0.85 : 0.1 + share * 0.08);
    }),
    stroke(smooth(trail('rightHand')), palette.amber, 4, { 'stroke-linecap': 'round' }),
    stroke(smooth(trail('leftFoot')), palette.vermilion, 3, {
      opacity: 0.85,
      'stroke-linecap': 'round',
    }),
    ...range(26).map((index) =>
      ellipse(
        260 + ((index * 397) % 1120),
        872 + ((index * 53) % 70),
        6 + (index % 4) * 7,
        1.6 + (index % 3),
        '#bfe4f0',
        { opacity: 0.45 },
      ),
    ),
    ...range(6).map((index) => {
      const x = 340 + index * 186;
      const y = 60 + ((index * 137) % 190);
      return (
        stroke(`M${x} 0V${y}`, '#9fd4e8', 1.6, { opacity: 0.4 }) +
        path(`M${x} ${y}q-9 18 0 26q9 -8 0 -26Z`, '#d6f0f6')
      );
    }),
    film.layer,
  );
}

function adagio() {
  const film = grain(tall, 0.5, 201);
  const moments = range(34).map((index) => index / 33);
  const at = (share: number) => along([passe, attitude, second], share);
  return drawing(
    tall,
    film.defs +
      radial('glow', [
        [0, '#8a3346', 0.95],
        [0.6, '#4a1c30', 0.6],
        [1, '#1a0d18', 0],
      ]),
    rect(0, 0, tall.width, tall.height, '#160b14'),
    circle(560, 640, 660, 'url(#glow)'),
    ...moments
      .slice(0, -1)
      .map((share) =>
        body(
          at(share),
          470,
          700,
          440,
          mixed([150, 52, 60], [255, 190, 120], share),
          0.08 + share * 0.1,
        ),
      ),
    body(second, 470, 700, 440, '#f7e6d2'),
    ellipse(466, 1184, 300, 17, '#f3a83b', { opacity: 0.35 }),
    lettering('ADAGIO', 60, 1262, palette.ghost, {
      height: 36,
      width: 15,
      weight: 6,
      tracking: 10,
    }),
    lettering(
      '6 SECONDS, OPEN SHUTTER',
      1020,
      1274,
      palette.rose,
      { height: 18, width: 7.5, weight: 2.3, tracking: 4 },
      'end',
    ),
    film.layer,
  );
}

export const chronophotographs: StillSet = {
  'ninety-percent-motion': {
    alt: 'Long exposure of a dancer leaping across a dark wet floor, many blue moments at once, with amber and red trails from hand and foot.',
    draw: motion,
  },
  'adagio-long-exposure': {
    alt: 'A dancer unfolds one leg; every moment of the movement glows in amber behind the last.',
    draw: adagio,
  },
};
