import { el, rect, type Size } from './svg.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      el('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

export const linear = (
  id: string,
  list: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
) =>
  el(
    'linearGradient',
    { id, x1: String(x1), y1: String(y1), x2: String(x2), y2: String(y2) },
    stops(list),
  );

export const radial = (
  id: string,
  list: readonly Stop[],
  [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
) => el('radialGradient', { id, cx: String(cx), cy: String(cy), r: String(r) }, stops(list));

/** The region is the whole picture: a share of a thin shape's own box would cut the glow off. */
export const blur = (size: Size, id: string, deviation: number) =>
  el(
    'filter',
    {
      id,
      filterUnits: 'userSpaceOnUse',
      x: -60,
      y: -60,
      width: size.width + 120,
      height: size.height + 120,
    },
    el('feGaussianBlur', { stdDeviation: String(deviation) }),
  );

/** One small seamless tile repeated: noise over the whole picture takes a second to compute. */
function noise(id: string, seed: number, frequency: number, octaves: number, after: string) {
  const tile = { x: 0, y: 0, width: 320, height: 320 };
  return el(
    'filter',
    { id, x: '0', y: '0', width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: String(frequency),
      numOctaves: String(octaves),
      seed: String(seed),
      stitchTiles: 'stitch',
      ...tile,
      result: 'tile',
    }) +
      el('feTile', { in: 'tile', result: 'noise' }) +
      after,
  );
}

/** Film grain; in sRGB, so that its mean stays neutral. */
export function grain(size: Size, strength = 0.35, seed = 7, frequency = 0.75) {
  const neutral = '1.6 0 0 0 -0.3 1.6 0 0 0 -0.3 1.6 0 0 0 -0.3 0 0 0 0 1';
  return {
    defs: noise(
      'grain',
      seed,
      frequency,
      2,
      el('feColorMatrix', { in: 'noise', type: 'matrix', values: neutral }),
    ),
    layer: rect(0, 0, size.width, size.height, '#808080', {
      filter: 'url(#grain)',
      opacity: strength,
      style: 'mix-blend-mode:overlay',
    }),
  };
}

/** Ink that did not take everywhere, as on a screen print; use as `filter="url(#print)"`. */
export function printed(seed = 3, wear = 0.5): string {
  const holes = `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -7 0 0 0 ${5.6 - wear}`;
  return noise(
    'print',
    seed,
    0.42,
    3,
    el('feColorMatrix', { in: 'noise', type: 'matrix', values: holes, result: 'holes' }) +
      el('feComposite', { in: 'SourceGraphic', in2: 'holes', operator: 'in' }),
  );
}

export const vignette = (size: Size, strength = 0.55) => ({
  defs: radial(
    'vignette',
    [
      [0.45, '#000', 0],
      [1, '#000', strength],
    ],
    [0.5, 0.5, 0.75],
  ),
  layer: rect(0, 0, size.width, size.height, 'url(#vignette)'),
});
