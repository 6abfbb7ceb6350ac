import { describe, expect, it } from 'vitest';
import { ariaCurrentFor, bottomNavigationLinks, topNavigationLinks } from './navigation-links.ts';

const labels = (list: { label: string }[]) => list.map(({ label }) => label);

describe('the navigation', () => {
  it('shows Admin to administrators only, on a phone too', () => {
    expect(labels(topNavigationLinks({ isAdmin: false }))).toEqual([
      'Home',
      'Jobs',
      'Discover',
      'Messages',
    ]);
    expect(labels(topNavigationLinks({ isAdmin: true }))).toEqual([
      'Home',
      'Jobs',
      'Discover',
      'Messages',
      'Admin',
    ]);
  });

  it('has five places on a phone; an administrator finds the profile in the menu above', () => {
    const everyone = ['Home', 'Jobs', 'Discover', 'Messages'];
    expect(labels(bottomNavigationLinks({ isAdmin: false }))).toEqual([...everyone, 'Profile']);
    expect(labels(bottomNavigationLinks({ isAdmin: true }))).toEqual([...everyone, 'Admin']);
  });

  it('marks where the member is', () => {
    expect(ariaCurrentFor('/jobs', '/jobs')).toBe('page');
    expect(ariaCurrentFor('/jobs', '/jobs/job_1')).toBe('true');
    expect(ariaCurrentFor('/jobs', '/applicants')).toBe('true');
    expect(ariaCurrentFor('/jobs', '/applications/app_1')).toBe('true');
    expect(ariaCurrentFor('/', '/jobs')).toBeUndefined();
    expect(ariaCurrentFor('/', '/auth')).toBe('page');
    expect(ariaCurrentFor('/profile', '/profile')).toBe('page');
    expect(ariaCurrentFor('/profile', '/profile/user_2')).toBeUndefined();
  });
});
