import { expect, it } from 'vitest';
import { checkSample } from './check-sample.ts';

const guide = '# Guide\n\n## Who sees what, and “why”\n';

it('allows what exists, what is outside and what is only shown', () => {
  expect(
    checkSample({
      'docs/guide.md': guide,
      'docs/home.webp': '',
      'README.md': [
        '[guide](docs/guide.md), [part](docs/guide.md#who-sees-what-and-why), [here](#top)',
        '# Top',
        '![home](docs/home.webp) <img src="docs/home.webp"><source srcset="docs/home.webp">',
        '[folder](docs/) [site](https://callboard.example) [mail](mailto:a@b.example)',
        '`[text](gone.md)`',
        '```\n[text](gone.md)\n```',
      ].join('\n'),
      'docs/other.md': '[up](../README.md) and [beside](guide.md)',
      'node_modules/package/README.md': '[gone](gone.md)',
    }),
  ).toEqual([]);
});

it.each([
  ['a link', '[guide](docs/gone.md)', 'docs/gone.md'],
  ['a picture', '![home](docs/gone.webp)', 'docs/gone.webp'],
  ['an image in HTML', '<img src="docs/gone.webp" alt="">', 'docs/gone.webp'],
  ['its dark variant', '<source srcset="docs/gone.webp">', 'docs/gone.webp'],
  ['a heading', '[part](docs/guide.md#gone)', 'docs/guide.md#gone'],
  ['a heading of the page itself', '[part](#gone)', '#gone'],
])('refuses %s that leads nowhere', (_, text, target) => {
  expect(checkSample({ 'docs/guide.md': guide, 'README.md': `# Top\n\n${text}` })).toEqual([
    `README.md links to ${target}, which does not exist: name a file of the repository, relative to this page.`,
  ]);
});
