import { type Oklch, type Rgb, toLinearRgb } from './contrast.ts';

/** What an eye without one of its three cones makes of linear RGB (Machado, Oliveira and Fernandes 2009). */
const eyes = {
  'all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

export type Eye = keyof typeof eyes;
export const eyeNames = Object.keys(eyes) as Eye[];

/** How far two colours lie apart for an eye, in OKLab: below 0.05 they look the same in a thin line. */
export function colorVision(eye: Eye, a: Oklch, b: Oklch): number {
  const [one, other] = [a, b].map((color) => toOklab(seenBy(eye, toLinearRgb(color))));
  return Math.hypot(...(one ?? []).map((value, index) => value - (other?.[index] ?? 0)));
}

function seenBy(eye: Eye, [red, green, blue]: Rgb): Rgb {
  const weights = eyes[eye];
  const channel = (row: number) =>
    [red, green, blue].reduce((sum, value, i) => sum + value * (weights[3 * row + i] ?? 0), 0);
  return [channel(0), channel(1), channel(2)].map((v) => Math.min(1, Math.max(0, v))) as Rgb;
}

function toOklab([red, green, blue]: Rgb): number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
