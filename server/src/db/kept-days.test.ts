import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptDays } from './kept-days.ts';

const manual = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const section =
  manual.split('\n## ').find((part) => part.startsWith('What is kept how long')) ?? '';

const rows: Record<keyof typeof keptDays, RegExp> = {
  notifications: /^\| notifications.*\| 180 days/m,
  recordedActs: /^\| what members search.*\| 90 days/m,
  profileViews: /^\| who looked at whose profile.*\| 90 days/m,
  handledReports: /^\| reports that were handled.*\| 730 days/m,
  failedItems: /^\| what a task failed on.*\| 30 days/m,
  answers: /^\| answers to repeatable requests.*\| a day/m,
};

it.each(Object.entries(rows))('%s: the manual says how long', (name, row) => {
  expect(section).toMatch(row);
  const days = keptDays[name as keyof typeof keptDays];
  expect(row.source).toContain(days === 1 ? 'a day' : `${days} days`);
});
