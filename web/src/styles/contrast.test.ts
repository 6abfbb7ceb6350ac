import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorVision, eyeNames } from './color-vision.ts';
import { contrast, readColors, type Theme } from './contrast.ts';

const colors = readColors(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));
const surfaces = ['paper', 'sheet', 'raised'];

const chart = ['chart-post', 'chart-job', 'chart-event', 'chart-profile'];

const text: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] =>
    ['ink', 'ink-soft', 'ink-faint', 'accent-text', 'danger-text', 'post', 'job', 'event'].map(
      (color) => [color, surface],
    ),
  ),
  ['ink', 'well'],
  ['ink-soft', 'well'],
  ['ink-faint', 'well'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['ink', 'accent-wash'],
  ['ink', 'danger-wash'],
  ['danger-text', 'danger-wash'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-hover'],
  ['tape-ink', 'post-tape'],
  ['tape-ink', 'job-tape'],
  ['tape-ink', 'event-tape'],
  ['gaffer-ink', 'gaffer'],
];

const controls: [string, string][] = [
  ...surfaces.map((surface): [string, string] => ['rule-strong', surface]),
  ...surfaces.map((surface): [string, string] => ['ring', surface]),
  ['ring', 'well'],
  ...chart.flatMap((color) => surfaces.map((surface): [string, string] => [color, surface])),
];

function ratio(theme: Theme, [front, back]: [string, string]): number {
  const [a, b] = [colors[front], colors[back]];
  if (!a || !b) throw new Error(`No token ${a ? back : front} with light-dark(oklch, oklch)`);
  return contrast(a[theme], b[theme]);
}

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
    expect(contrast([0.5, 0.1, 80], [0.5, 0.1, 80])).toBe(1);
  });
});

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  it.each(text)('reads %s on %s (WCAG 1.4.3, 4.5 to 1)', (...colorPair) => {
    expect(ratio(theme, colorPair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('shows %s on %s (WCAG 1.4.11, 3 to 1)', (...colorPair) => {
    expect(ratio(theme, colorPair)).toBeGreaterThanOrEqual(3);
  });
  it.each(eyeNames)('keeps the lines of a chart apart for an eye with %s', (eye) => {
    for (const [index, one] of chart.entries()) {
      for (const other of chart.slice(index + 1)) {
        const [a, b] = [colors[one]?.[theme], colors[other]?.[theme]];
        if (!a || !b) throw new Error(`No token ${one} or ${other}`);
        expect(colorVision(eye, a, b), `${one} and ${other}`).toBeGreaterThan(0.12);
      }
    }
  });
});
