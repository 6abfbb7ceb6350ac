import { describe, expect, it } from 'vitest';
import { bottomDestinations, currentFor, topDestinations } from './destinations.ts';

const labels = (list: { label: string }[]) => list.map(({ label }) => label);

describe('the navigation', () => {
  it('shows Admin to administrators only, on a phone too', () => {
    expect(labels(topDestinations({ isAdmin: false }))).toEqual(['Home', 'Jobs', 'Discover']);
    expect(labels(topDestinations({ isAdmin: true }))).toEqual([
      'Home',
      'Jobs',
      'Discover',
      'Admin',
    ]);
    expect(labels(bottomDestinations({ isAdmin: false }))).not.toContain('Admin');
    expect(labels(bottomDestinations({ isAdmin: true }))).toEqual([
      'Home',
      'Jobs',
      'Discover',
      'Profile',
      'Admin',
    ]);
  });

  it('marks where the member is', () => {
    expect(currentFor('/jobs', '/jobs')).toBe('page');
    expect(currentFor('/jobs', '/jobs/job_1')).toBe('true');
    expect(currentFor('/', '/jobs')).toBeUndefined();
    expect(currentFor('/', '/auth')).toBe('page');
    expect(currentFor('/profile', '/profile')).toBe('page');
    expect(currentFor('/profile', '/profile/user_2')).toBeUndefined();
  });
});
