import { body, type Pose, standing } from '../body.ts';
import { grain, linear, radial, vignette } from '../paint.ts';
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
  wide,
} from '../svg.ts';

const freeze: Pose = {
  head: [0.36, 0.3],
  neck: [0.28, 0.14],
  leftElbow: [0.46, 0.42],
  leftHand: [0.42, 0.74],
  rightElbow: [0.06, 0.44],
  rightHand: [0.02, 0.72],
  leftKnee: [-0.34, -0.4],
  leftFoot: [-0.02, -0.76],
  rightKnee: [0.2, -0.44],
  rightFoot: [0.52, -0.62],
};

function understudy() {
  const film = grain(wide, 0.5, 251);
  const edge = vignette(wide, 0.7);
  return drawing(
    wide,
    film.defs +
      edge.defs +
      linear('beam', [
        [0, '#fff3d0', 0.95],
        [1, '#ffcf85', 0.08],
      ]) +
      radial('pool', [
        [0, '#fff1cf'],
        [0.7, '#f3b65a', 0.75],
        [1, '#f3a83b', 0],
      ]),
    rect(0, 0, 1600, 1000, '#1c0a12'),
    ...range(20).map((index) =>
      path(
        `M${index * 84 - 20} 0q42 400 0 760h84q-42 -360 0 -760Z`,
        index % 2 ? '#6b1626' : '#511020',
      ),
    ),
    rect(0, 740, 1600, 260, '#140a0c'),
    ...range(15).map((index) =>
      stroke(`M${800 + (index - 7) * 110} 740L${800 + (index - 7) * 250} 1000`, '#2c1712', 4),
    ),
    polygon(
      [
        [1180, -40],
        [1250, -40],
        [1130, 880],
        [430, 880],
      ],
      'url(#beam)',
      { opacity: 0.75 },
    ),
    ellipse(780, 872, 352, 62, 'url(#pool)'),
    body(
      {
        ...standing,
        rightElbow: [0.3, -0.62],
        rightHand: [0.5, -0.86],
        leftElbow: [-0.26, -0.5],
        leftHand: [-0.42, -0.24],
        head: [0.06, -0.95],
      },
      780,
      634,
      226,
      '#12080c',
    ),
    path('M700 640c0 -40 20 -150 40 -160h80c24 20 40 110 40 160l20 100h-210Z', '#12080c'),
    stroke('M820 484c22 24 38 106 40 156l20 98M804 412q8 18 -2 34', '#ffd591', 4),
    ellipse(700, 884, 190, 15, '#000', { opacity: 0.5 }),
    ...range(7).map(
      (index) =>
        circle(120 + index * 226, 985, 44, '#0b0508') +
        path(`M${40 + index * 226} 1000q80 -70 160 0Z`, '#0b0508'),
    ),
    edge.layer,
    film.layer,
  );
}

function cypher() {
  const random = createRandom('cypher');
  const film = grain(wide, 0.5, 261);
  const edge = vignette(wide, 0.55);
  const person = (x: number, y: number, scale: number, rim: string) =>
    group(
      { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})` },
      path('M-34 150c-6 -90 -2 -140 34 -146c36 6 40 56 34 146Z', '#0b0a16'),
      circle(0, -22, 22, '#0b0a16'),
      ...(random.chance(0.4)
        ? [
            stroke('M-26 30L-52 -40L-40 -84', '#0b0a16', 13, {
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            }),
          ]
        : []),
      ...(random.chance(0.3) ? [path('M-24 -26q24 -36 48 0l20 4h-66Z', '#0b0a16')] : []),
      stroke(
        x < 800
          ? 'M20 -28q4 12 -2 20M26 20c10 26 10 70 8 126'
          : 'M-20 -28q-4 12 2 20M-26 20c-10 26 -10 70 -8 126',
        rim,
        4,
        { opacity: 0.9 },
      ),
    );
  const ring = range(17).map((index) => {
    const angle = Math.PI + (index / 16) * Math.PI;
    return person(
      800 + Math.cos(angle) * 640,
      610 + Math.sin(angle) * 110,
      0.92,
      index % 3 ? '#ff9a6a' : palette.ghost,
    );
  });
  return drawing(
    wide,
    film.defs +
      edge.defs +
      linear('river', [
        [0, '#1a1440'],
        [0.55, '#6a2f7a'],
        [0.8, '#e0605a'],
        [1, '#f6a35a'],
      ]) +
      radial('flash', [
        [0, '#fff4d8', 0.95],
        [0.3, '#ffc98a', 0.6],
        [1, '#ff8a5a', 0],
      ]),
    rect(0, 0, 1600, 620, 'url(#river)'),
    circle(1230, 190, 54, '#fff2cf'),
    path(
      'M0 560V430h90v-80h60v80h120v-150h70v150h130v60h120v-110h60v110h180v-50h110v50h140v-190l30 -60l30 60v190h160v-90h90v90h210v130Z',
      '#2a1746',
    ),
    ...range(60).map(() =>
      rect(
        Math.round(random.between(0, 1600) / 12) * 12,
        Math.round(random.between(430, 548) / 16) * 16,
        5,
        7,
        '#ffd591',
        { opacity: random.between(0.3, 0.9) },
      ),
    ),
    rect(0, 556, 1600, 444, '#1b1230'),
    ...range(13).map((index) =>
      stroke(`M${800 + (index - 6) * 90} 556L${800 + (index - 6) * 330} 1000`, '#33204a', 5),
    ),
    ellipse(800, 840, 660, 130, 'url(#flash)'),
    ...ring,
    ellipse(800, 906, 150, 16, '#000', { opacity: 0.5 }),
    body(freeze, 770, 728, 230, '#0b0a16'),
    stroke('M676 640l74 -84M820 622l78 -44', '#ffd591', 4, { opacity: 0.9 }),
    ...[120, 330, 1290, 1480].map((x, index) => person(x, 930, 2 + (index % 2) * 0.3, '#ff9a6a')),
    edge.layer,
    film.layer,
  );
}

export const stageNights: StillSet = {
  'understudy-spot': {
    alt: 'A performer in a long coat in a single spotlight before a red curtain, seen from the audience.',
    draw: understudy,
  },
  'pier-cypher': {
    alt: 'Dancers ring a breaker in mid-freeze on a pier at dusk, the river and skyline behind them.',
    draw: cypher,
  },
};
