import { expect, it } from 'vitest';
import { listDifferences } from './list-differences.ts';

it('names the fields that changed, and leaves out those that did not', () => {
  const act = {
    before: { firstName: 'Maya', graduationYear: 2026, skills: ['Acting'] },
    after: { firstName: 'Maya', graduationYear: 2027, skills: ['Acting', 'Dance'] },
  };
  expect(listDifferences(act)).toEqual([
    { field: 'graduation year', before: '2026', after: '2027' },
    { field: 'skills', before: 'Acting', after: 'Acting, Dance' },
  ]);
});

it('shows what was deleted and what was created against nothing', () => {
  expect(listDifferences({ before: { content: 'Spam' }, after: null })).toEqual([
    { field: 'content', before: 'Spam', after: '—' },
  ]);
  expect(listDifferences({ before: null, after: { is_hidden: true } })).toEqual([
    { field: 'is hidden', before: '—', after: 'yes' },
  ]);
});

it('shows nothing where nothing is known', () => {
  expect(listDifferences({ before: null, after: null })).toEqual([]);
});
