import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';

describe(fillTemplate, () => {
  it('fills in values, and nothing for what it does not know', () => {
    expect(fillTemplate('{{a}}-{{b}}', { a: '<1>' }, {})).toBe('&lt;1&gt;-');
  });

  it('repeats a part for each item, with the values of the page in it', () => {
    const template = '{{#works}}[{{title}} at {{school}}]{{/works}}{{^works}}none{{/works}}';
    const works = [{ title: 'A' }, { title: 'B' }];
    expect(fillTemplate(template, { school: 'S' }, { works })).toBe('[A at S][B at S]');
    expect(fillTemplate(template, { school: 'S' }, { works: [] })).toBe('none');
    expect(fillTemplate(template, { school: 'S' }, {})).toBe('none');
  });

  it('takes no value for a placeholder or for markup', () => {
    const works = [{ title: '{{secret}}{{/works}}<b>' }];
    expect(fillTemplate('{{#works}}{{title}}{{/works}}', { secret: 'x' }, { works })).toBe(
      '&#123;&#123;secret}}&#123;&#123;/works}}&lt;b&gt;',
    );
  });
});
