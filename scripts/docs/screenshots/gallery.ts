import { type Device, pictureName } from './pictures.ts';
import { type Screen, screens } from './screens.ts';

const shownWidth = { phone: 200, desktop: 620 };

/** The page docs/screenshots/README.md: every screen, in the light or dark of whoever reads it. */
export function gallery(): string {
  const rows = screens.map(
    (screen) =>
      `| **${screen.title}**<br>${picture(screen, 'phone')} | ${picture(screen, 'desktop')} |`,
  );
  return [
    '# Screenshots',
    'The demo community on a phone and on a desk, in light and in dark. Made by `npm run docs:screenshots`, or only some of them by name:\n`npm run docs:screenshots -- home job`.',
    ['| phone | desktop |', '|---|---|', ...rows].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function picture({ name, title }: Screen, device: Device): string {
  const dark = pictureName(name, { device, scheme: 'dark' });
  const light = pictureName(name, { device, scheme: 'light' });
  return [
    `<picture><source media="(prefers-color-scheme: dark)" srcset="${dark}">`,
    `<img src="${light}" alt="${title}, on a ${device}" width="${shownWidth[device]}"></picture>`,
  ].join('');
}
