import { describe, expect, it } from 'vitest';
import { applications } from './applications.ts';
import { jobs } from './jobs.ts';
import { members } from './members.ts';

const memberKeys = new Set(members.map((member) => member.key));
const jobOf = new Map(jobs.map((job) => [job.key, job]));
const strangers = (keys: readonly string[]) => keys.filter((key) => !memberKeys.has(key));
const repeated = (list: readonly string[]) =>
  list.filter((one, index) => list.indexOf(one) !== index);

describe('applications', () => {
  it('come from members other than the author, once for each job, after it was posted', () => {
    const wrong = applications.filter(({ job, applicant, hoursAgo }) => {
      const posted = jobOf.get(job);
      return !posted || posted.author === applicant || hoursAgo > posted.hoursAgo;
    });
    expect(wrong).toEqual([]);
    expect(strangers(applications.map((one) => one.applicant))).toEqual([]);
    expect(repeated(applications.map((one) => `${one.job} ${one.applicant}`))).toEqual([]);
  });

  it('ask for roles that the crew call has, and no role has more people than it wants', () => {
    const lost = applications.filter(({ job, roles = [] }) => {
      const known = jobOf.get(job)?.positions?.map(({ role }) => role) ?? [];
      return roles.some((role) => !known.includes(role));
    });
    expect(lost).toEqual([]);
    const seats = jobs.flatMap(({ key, positions = [] }) =>
      positions.map(({ role, wanted }) => ({
        wanted,
        filled: applications.filter(
          ({ job, status, roles }) => job === key && status === 'accepted' && roles?.[0] === role,
        ).length,
      })),
    );
    expect(seats.filter(({ wanted, filled }) => filled > wanted)).toEqual([]);
  });

  it('stand in every state, on a crew call that is half filled and on one that is filled', () => {
    expect(new Set(applications.map(({ status }) => status)).size).toBe(3);
    const accepted = (key: string) =>
      applications.filter(({ job, status }) => job === key && status === 'accepted').length;
    expect([accepted('last-wash-pickups'), accepted('borrowed-light-reshoot')]).toEqual([3, 4]);
  });
});
