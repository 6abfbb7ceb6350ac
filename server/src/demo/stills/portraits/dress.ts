import { circle, path, polygon, range, rect, stroke } from '../svg.ts';

type Garment = (main: string, trim: string) => string;

const shoulders = 'M52 640C58 540 120 500 232 470C262 500 378 500 408 470C520 500 582 540 588 640Z';

export const garments = {
  crew: (main, trim) =>
    path(shoulders, main) + stroke('M232 470C262 512 378 512 408 470', trim, 10),
  turtleneck: (main, trim) =>
    path(shoulders, main) +
    path('M254 410C290 430 350 430 386 410L400 490C360 512 280 512 240 490Z', main) +
    stroke('M250 452C290 470 350 470 390 452', trim, 4),
  collar: (main, trim) =>
    path(shoulders, main) +
    polygon(
      [
        [246, 452],
        [320, 540],
        [250, 556],
        [214, 476],
      ],
      trim,
    ) +
    polygon(
      [
        [394, 452],
        [320, 540],
        [390, 556],
        [426, 476],
      ],
      trim,
    ) +
    range(2)
      .map((index) => circle(320, 572 + index * 40, 6, trim))
      .join(''),
  hoodie: (main, trim) =>
    path(shoulders, main) +
    path('M208 476C210 420 430 420 432 476C420 540 360 560 320 560S220 540 208 476Z', trim, {
      opacity: 0.55,
    }) +
    stroke('M288 540v70M352 540v70', trim, 7, { 'stroke-linecap': 'round' }),
  vNeck: (main, trim) =>
    path('M52 640C58 540 120 500 232 470L320 590L408 470C520 500 582 540 588 640Z', main) +
    stroke('M232 470L320 590L408 470', trim, 9),
  overalls: (main, trim) =>
    path(shoulders, trim) +
    rect(210, 560, 220, 80, main) +
    polygon(
      [
        [180, 484],
        [224, 472],
        [262, 640],
        [218, 640],
      ],
      main,
    ) +
    polygon(
      [
        [460, 484],
        [416, 472],
        [378, 640],
        [422, 640],
      ],
      main,
    ) +
    circle(240, 566, 9, trim) +
    circle(400, 566, 9, trim),
  jacket: (main, trim) =>
    path(shoulders, trim) +
    path('M232 470C120 500 58 540 52 640H300Z', main) +
    path('M408 470C520 500 582 540 588 640H340Z', main) +
    path('M232 470L300 600L200 560Z', main, { stroke: trim, 'stroke-width': 4 }) +
    path('M408 470L340 600L440 560Z', main, { stroke: trim, 'stroke-width': 4 }),
} satisfies Record<string, Garment>;

export type GarmentName = keyof typeof garments;

type Extra = (dark: string, light: string) => string;

export const extras = {
  glasses: (dark) =>
    stroke(
      'M232 272h62a6 6 0 0 1 6 8c-2 30 -14 42 -36 42s-36 -14 -38 -42a6 6 0 0 1 6 -8ZM346 272h62a6 6 0 0 1 6 8c-2 30 -14 42 -36 42s-36 -14 -38 -42a6 6 0 0 1 6 -8ZM300 282q20 -12 40 0M226 278l-14 -6M414 278l14 -6',
      dark,
      7,
      { 'stroke-linejoin': 'round' },
    ),
  roundGlasses: (dark) =>
    circle(266, 286, 36, 'none', { stroke: dark, 'stroke-width': 6 }) +
    circle(374, 286, 36, 'none', { stroke: dark, 'stroke-width': 6 }) +
    stroke('M302 282q18 -10 36 0', dark, 6),
  headphones: (dark, light) =>
    stroke('M192 296C176 60 464 60 448 296', dark, 20) +
    rect(170, 252, 44, 96, dark, { rx: 20 }) +
    rect(426, 252, 44, 96, dark, { rx: 20 }) +
    stroke('M448 264v70', light, 5, { 'stroke-linecap': 'round' }),
  earrings: (_dark, light) =>
    circle(216, 366, 15, 'none', { stroke: light, 'stroke-width': 6 }) +
    circle(424, 366, 15, 'none', { stroke: light, 'stroke-width': 6 }),
  beard: (dark) =>
    path(
      'M218 286C224 300 232 330 250 344C290 334 350 334 390 344C408 330 416 300 422 286C428 380 388 440 320 440S212 380 218 286ZM284 372C300 364 340 364 356 372C346 388 294 388 284 372Z',
      dark,
      { 'fill-rule': 'evenodd' },
    ),
  stubble: (dark) =>
    path(
      'M228 320C240 350 262 356 290 350C310 344 330 344 350 350C378 356 400 350 412 320C412 390 376 424 320 424S228 390 228 320Z',
      dark,
      { opacity: 0.28 },
    ),
  moustache: (dark) =>
    path(
      'M276 356C292 338 312 340 320 348C328 340 348 338 364 356C346 362 332 358 320 354C308 358 294 362 276 356Z',
      dark,
    ),
  scarf: (_dark, light) =>
    path(
      'M206 452C260 500 380 500 434 452C452 480 452 510 436 526C370 560 270 560 204 526C188 510 188 480 206 452ZM400 530L440 640H380L366 548Z',
      light,
    ),
} satisfies Record<string, Extra>;

export type ExtraName = keyof typeof extras;
