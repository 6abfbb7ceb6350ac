import { describe, expect, it } from 'vitest';
import { ariaCurrentFor, bottomNavigationLinks, topNavigationLinks } from './navigation-links.ts';

const labels = (list: { label: string }[]) => list.map(({ label }) => label);

describe('the navigation', () => {
  const everyone = ['Home', 'Jobs', 'Discover', 'Messages'];
  const member = { isAdmin: false, role: null, staffStep: null };
  const staff = [
    { isAdmin: true, role: null, staffStep: null },
    { isAdmin: false, role: 'moderator', staffStep: null },
    { isAdmin: false, role: 'analyst', staffStep: null },
  ] as const;

  it('shows Admin to administrators, moderators and analysts only', () => {
    expect(labels(topNavigationLinks(member))).toEqual(everyone);
    for (const viewer of staff) {
      expect(labels(topNavigationLinks(viewer))).toEqual([...everyone, 'Admin']);
    }
  });

  it('has five places on a phone; those with Admin find the profile in the menu above', () => {
    expect(labels(bottomNavigationLinks(member))).toEqual([...everyone, 'Profile']);
    for (const viewer of staff) {
      expect(labels(bottomNavigationLinks(viewer))).toEqual([...everyone, 'Admin']);
    }
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
