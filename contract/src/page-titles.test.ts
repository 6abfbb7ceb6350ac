import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-titles.ts';
import { pageOf, paths } from './paths.ts';

describe(pageTitle, () => {
  it('tells a list from one of its items', () => {
    const titles = ['/jobs', '/jobs/job_1', '/events', '/events/event_1'].map((address) =>
      pageTitle(pageOf(address)),
    );
    expect(titles).toEqual(['Jobs', 'A job', 'Events', 'An event']);
  });

  it('says of an address that leads nowhere what it is', () => {
    expect(pageTitle(pageOf('/wp-login.php'))).toBe('A page that is not there');
  });

  it.each(Object.values(paths))('has words for %s', (path) => {
    expect(pageTitle(path)).toMatch(/^[A-Z][\w’ ]+$/);
  });

  it('has a word for a page of another version', () => {
    expect(pageTitle('/guestbook')).toBe('Another page');
  });
});
