import { circle, path, polygon, range, rect, stroke } from '../svg.ts';

type Backdrop = (ground: string, glow: string, deep: string) => string;

export const backdrops: Backdrop[] = [
  (ground, glow) => rect(0, 0, 640, 640, ground) + circle(396, 236, 236, glow),
  (ground, glow) =>
    rect(0, 0, 640, 640, ground) +
    polygon(
      [
        [430, 0],
        [640, 0],
        [640, 210],
        [150, 640],
        [0, 640],
        [0, 470],
      ],
      glow,
      { opacity: 0.75 },
    ),
  (ground, glow, deep) =>
    rect(0, 0, 640, 640, ground) +
    rect(84, 70, 472, 500, glow) +
    rect(312, 70, 16, 500, deep) +
    rect(84, 300, 472, 14, deep),
  (ground, glow) =>
    rect(0, 0, 640, 640, ground) +
    range(6)
      .map((index) =>
        circle(520, 120, 90 + index * 84, 'none', {
          stroke: glow,
          'stroke-width': 34,
          opacity: 0.9 - index * 0.12,
        }),
      )
      .join(''),
  (ground, glow) => rect(0, 0, 640, 640, ground) + rect(0, 380, 640, 260, glow),
  (ground, glow) =>
    rect(0, 0, 640, 640, ground) +
    range(9)
      .map((index) => rect(index * 76, 0, 38, 640, glow, { opacity: 0.6 }))
      .join(''),
  (ground, glow) =>
    rect(0, 0, 640, 640, ground) +
    polygon(
      [
        [250, 0],
        [390, 0],
        [640, 640],
        [0, 640],
      ],
      glow,
      { opacity: 0.8 },
    ),
  (ground, glow, deep) =>
    rect(0, 0, 640, 640, ground) +
    path('M0 420C160 320 260 460 400 380S600 300 640 340V640H0Z', glow) +
    stroke('M0 480C160 380 260 520 400 440S600 360 640 400', deep, 5, { opacity: 0.5 }),
];
