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

const cheering: Pose = {
  ...standing,
  leftElbow: [-0.3, -0.9],
  leftHand: [-0.24, -1.26],
  rightElbow: [0.26, -0.94],
  rightHand: [0.34, -1.28],
};
const clapping: Pose = {
  ...standing,
  head: [0.08, -0.92],
  leftElbow: [-0.1, -0.42],
  leftHand: [0.2, -0.56],
  rightElbow: [0.3, -0.44],
  rightHand: [0.22, -0.58],
};
const leaning: Pose = {
  ...standing,
  head: [0.14, -0.9],
  neck: [0.06, -0.73],
  leftElbow: [-0.2, -0.4],
  leftHand: [-0.04, -0.1],
  rightFoot: [0.26, 1],
  rightKnee: [0.16, 0.5],
};
const filming: Pose = {
  ...standing,
  rightElbow: [0.3, -0.6],
  rightHand: [0.36, -0.94],
  leftElbow: [-0.18, -0.42],
  leftHand: [0.04, -0.28],
};

/** The same figure a few pixels towards the light, behind itself: a rim. */
function rimmed(
  pose: Pose,
  x: number,
  y: number,
  scale: number,
  rim: string,
  light: number,
  dark: string,
) {
  return (
    body(pose, x + light, y - Math.abs(light) * 0.5, scale, rim) + body(pose, x, y, scale, dark)
  );
}

function understudy() {
  const film = grain(wide, 0.5, 251);
  const edge = vignette(wide, 0.7);
  const night = '#12070b';
  const pose: Pose = {
    ...standing,
    head: [0.06, -0.95],
    rightElbow: [0.32, -0.7],
    rightHand: [0.54, -1.02],
    leftElbow: [-0.28, -0.52],
    leftHand: [-0.5, -0.3],
    leftFoot: [-0.24, 1.02],
    leftKnee: [-0.12, 0.52],
  };
  const tails =
    'M736 470c20 -12 76 -12 96 0c22 60 30 130 44 214c-24 10 -44 6 -60 -6c-10 -30 -18 -60 -32 -88c-12 30 -22 62 -32 92c-20 12 -46 12 -66 2c20 -70 30 -150 50 -214Z';
  return drawing(
    wide,
    film.defs +
      edge.defs +
      linear('beam', [
        [0, '#fff3d0', 0.95],
        [1, '#ffcf85', 0.12],
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
        [1130, 870],
        [430, 870],
      ],
      'url(#beam)',
      { opacity: 0.75 },
    ),
    ellipse(780, 868, 352, 62, 'url(#pool)'),
    ellipse(700, 872, 170, 13, '#000', { opacity: 0.45 }),
    group({ transform: 'translate(5 -3)' }, path(tails, palette.ghost)),
    rimmed(pose, 784, 634, 232, palette.ghost, 6, night),
    path(tails, night),
    polygon(
      [
        [776, 478],
        [792, 478],
        [790, 520],
        [784, 532],
        [778, 520],
      ],
      '#f6ead4',
    ),
    ...range(9).map((index) => {
      const x = 60 + index * 186;
      const y = 962 + (index % 2) * 16;
      return (
        circle(x, y, 40, '#0a0406') +
        path(`M${x - 90} 1040q20 -74 90 -74t90 74Z`, '#0a0406') +
        stroke(`M${x - 26} ${y - 30}q26 -20 52 0`, '#f3b65a', 3, { opacity: 0.5 })
      );
    }),
    edge.layer,
    film.layer,
  );
}

function cypher() {
  const random = createRandom('cypher');
  const film = grain(wide, 0.5, 261);
  const edge = vignette(wide, 0.55);
  const night = '#0b0a16';
  const moods = [cheering, clapping, leaning, filming, clapping, standing];
  const ring = range(15).map((index) => {
    const angle = Math.PI + ((index + 0.5) / 15) * Math.PI;
    const x = 800 + Math.cos(angle) * 650;
    const y = 690 + Math.sin(angle) * 120;
    const rim = index % 3 ? '#ff9a6a' : palette.ghost;
    return rimmed(
      moods[(index * 5) % moods.length] ?? standing,
      x,
      y,
      random.between(104, 122),
      rim,
      x < 800 ? 4 : -4,
      night,
    );
  });
  const near = [90, 320, 1300, 1510].map((x, index) =>
    rimmed(
      [clapping, filming, cheering, leaning][index] ?? standing,
      x,
      1040,
      210,
      '#ff9a6a',
      x < 800 ? 6 : -6,
      night,
    ),
  );
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
        Math.round(random.between(492, 548) / 14) * 14,
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
    ellipse(800, 850, 660, 130, 'url(#flash)'),
    ...ring,
    ellipse(800, 912, 150, 16, '#000', { opacity: 0.5 }),
    rimmed(freeze, 770, 734, 236, palette.ghost, 6, night),
    ...near,
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
