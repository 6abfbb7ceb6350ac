import { circle, path, range, rect, stroke } from '../svg.ts';

interface Drawn {
  behind: string;
  front: string;
}

type Style = (dark: string, shine: string) => Drawn;

const cap =
  'M206 262C190 120 280 96 330 98C420 98 452 170 434 264C424 226 408 204 396 196C340 214 270 206 236 196C222 212 212 236 206 262Z';

const sheen = (d: string, colour: string) =>
  stroke(d, colour, 5, { 'stroke-linecap': 'round', opacity: 0.8 });

export const hairStyles = {
  afro: (dark, shine) => ({
    behind: circle(320, 214, 176, dark) + circle(190, 280, 74, dark) + circle(450, 280, 74, dark),
    front:
      path(
        'M214 250C216 176 260 160 320 160S424 176 426 250C410 210 380 196 320 196S230 210 214 250Z',
        dark,
      ) + sheen('M400 84C456 112 484 160 486 220', shine),
  }),
  crop: (dark, shine) => ({
    behind: '',
    front:
      path(
        'M212 256C196 128 270 104 322 104S446 128 428 256C424 214 410 190 400 184C350 172 288 172 240 184C228 196 216 220 212 256Z',
        dark,
      ) + sheen('M352 116C400 124 422 156 426 196', shine),
  }),
  straight: (dark, shine) => ({
    behind: path(
      'M196 280C170 90 470 90 444 280C450 380 462 480 476 560H164C178 480 190 380 196 280Z',
      dark,
    ),
    front:
      path(
        'M326 156C262 168 224 214 214 300C208 400 198 470 184 540C168 460 178 340 190 250C202 130 280 88 330 92C400 92 446 150 452 250C460 350 468 450 456 540C444 460 434 380 428 300C418 214 386 168 326 156Z',
        dark,
      ) + sheen('M398 132C434 172 444 260 446 380', shine),
  }),
  bob: (dark, shine) => ({
    behind: path(
      'M192 270C176 80 464 80 448 270C456 340 456 390 444 420H196C184 390 184 340 192 270Z',
      dark,
    ),
    front:
      path(
        'M208 330C196 200 226 150 280 152C330 154 390 150 428 190C440 240 436 300 432 330C448 240 462 90 320 92C178 90 192 240 208 330Z',
        dark,
      ) + sheen('M372 112C420 130 440 180 442 250', shine),
  }),
  fringe: (dark, shine) => ({
    behind: path(
      'M196 280C176 84 464 84 444 280C450 330 446 360 436 390H204C194 360 190 330 196 280Z',
      dark,
    ),
    front:
      path(
        'M204 270C190 110 280 92 322 94C420 96 452 150 436 270C424 244 420 236 416 232C400 244 380 238 370 228C352 244 326 240 314 228C296 244 270 240 258 228C244 240 226 240 218 234C212 244 208 256 204 270Z',
        dark,
      ) + sheen('M300 110C340 104 390 118 412 150', shine),
  }),
  bun: (dark, shine) => ({
    behind: circle(320, 88, 62, dark),
    front:
      path(cap, dark) +
      sheen('M352 46C372 56 380 74 378 96', shine) +
      sheen('M390 134C416 156 426 190 428 220', shine),
  }),
  ponytail: (dark, shine) => ({
    behind: path(
      'M400 130C520 130 540 260 500 420C490 470 470 500 456 520C470 420 462 300 410 240Z',
      dark,
    ),
    front: path(cap, dark) + sheen('M470 190C496 240 496 320 480 400', shine),
  }),
  curls: (dark, shine) => {
    const ring = range(15).map((index) => {
      const angle = Math.PI * 0.86 + (index / 14) * Math.PI * 1.28;
      return circle(
        320 + Math.cos(angle) * 136,
        232 + Math.sin(angle) * 128,
        44 + (index % 3) * 6,
        dark,
      );
    });
    return {
      behind:
        ring.join('') +
        range(4)
          .map(
            (index) =>
              circle(198 + index * 4, 300 + index * 36, 36, dark) +
              circle(442 - index * 4, 300 + index * 36, 36, dark),
          )
          .join(''),
      front:
        range(7)
          .map((index) => circle(222 + index * 33, 172 + Math.abs(index - 3) * 7, 30, dark))
          .join('') +
        sheen('M396 88C420 96 436 112 444 134M452 160C468 176 474 200 472 222', shine),
    };
  },
  sidePart: (dark, shine) => ({
    behind: '',
    front:
      path(
        'M208 262C190 150 236 104 290 100C350 82 452 110 434 262C426 226 416 206 402 196C366 196 300 190 268 156C250 190 220 206 208 262Z',
        dark,
      ) + sheen('M296 112C350 104 404 120 422 168', shine),
  }),
  quiff: (dark, shine) => ({
    behind: '',
    front:
      path(
        'M212 252C206 190 214 160 230 142C220 96 300 52 380 72C430 84 452 130 430 252C424 216 414 196 400 186C350 186 290 180 244 176C226 196 216 222 212 252Z',
        dark,
      ) + sheen('M290 86C340 76 400 88 418 122', shine),
  }),
  braids: (dark, shine) => ({
    behind: range(9)
      .map((index) =>
        stroke(
          `M${206 + index * 28} 200C${196 + index * 30} 340 ${190 + index * 32} 430 ${184 + index * 34} 560`,
          dark,
          24,
          { 'stroke-linecap': 'round', 'stroke-dasharray': '20 5' },
        ),
      )
      .join(''),
    front:
      path(cap, dark) +
      range(5)
        .map((index) =>
          stroke(
            `M${256 + index * 32} 196C${262 + index * 30} 150 ${286 + index * 18} 116 ${322} 102`,
            shine,
            2.5,
            { opacity: 0.6 },
          ),
        )
        .join('') +
      range(2)
        .map((side) =>
          stroke(
            side ? 'M430 230C450 330 452 420 462 540' : 'M210 230C190 330 188 420 178 540',
            dark,
            26,
            { 'stroke-linecap': 'round', 'stroke-dasharray': '20 5' },
          ),
        )
        .join(''),
  }),
  locs: (dark, shine) => ({
    behind: range(8)
      .map((index) =>
        stroke(
          `M${216 + index * 30} 170C${196 + index * 36} 250 ${176 + index * 41} 300 ${182 + index * 39} 400`,
          dark,
          30,
          { 'stroke-linecap': 'round' },
        ),
      )
      .join(''),
    front:
      path(cap, dark) +
      stroke(
        'M214 220C196 280 196 330 190 388M428 220C446 280 446 330 452 388M236 180C208 220 206 270 206 310M406 180C436 220 436 270 436 310',
        dark,
        28,
        { 'stroke-linecap': 'round' },
      ) +
      sheen('M384 130C412 150 424 184 428 214', shine),
  }),
  buzz: (dark, shine) => ({
    behind: '',
    front:
      path(
        'M214 252C204 140 268 120 320 120S438 140 426 252C420 214 404 190 392 186C344 178 296 178 248 186C236 190 220 214 214 252Z',
        dark,
        { opacity: 0.9 },
      ) + sheen('M366 132C400 144 416 168 420 196', shine),
  }),
  bald: (_dark, shine) => ({ behind: '', front: sheen('M352 140C392 150 410 176 414 206', shine) }),
  beanie: (dark, shine) => ({
    behind: path('M206 300C196 240 440 240 434 300L440 380H200Z', dark),
    front:
      path('M200 220C196 60 444 60 440 220Z', shine) +
      rect(190, 196, 260, 48, shine, { rx: 14 }) +
      range(9)
        .map((index) => rect(206 + index * 26, 200, 4, 40, dark, { opacity: 0.5 }))
        .join('') +
      circle(320, 92, 26, shine),
  }),
  hijab: (dark, shine) => ({
    behind: path(
      'M176 300C150 70 490 70 464 300C470 420 520 500 560 600H80C120 500 170 420 176 300Z',
      dark,
    ),
    front:
      path(
        'M320 84C200 84 180 190 184 290C186 400 220 470 320 500C420 470 454 400 456 290C460 190 440 84 320 84ZM320 168C384 168 412 210 412 264C412 350 380 412 320 412S228 350 228 264C228 210 256 168 320 168Z',
        dark,
        { 'fill-rule': 'evenodd' },
      ) + sheen('M404 118C448 170 458 280 436 370M250 470C300 500 380 490 430 440', shine),
  }),
} satisfies Record<string, Style>;

export type HairStyle = keyof typeof hairStyles;
