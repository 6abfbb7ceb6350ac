import { describe, expect, it } from 'vitest';
import { jobApplicationEntry, jobMatchEntry, jobMilestoneEntry } from './job-entries.ts';

const actor = { id: 'user_1', firstName: 'Ana', lastName: 'Ruiz' };
const job = { jobId: 'job_1', jobTitle: 'Harpist' };
const application = { applicationId: 'app_1', ...job };

describe('a notification about an application', () => {
  it('names the position of a crew call', () => {
    const seat = { role: 'Grip', isMove: false };
    const decided = { event: 'decided', status: 'accepted', seat, ...application } as const;
    const message = (hasNote: boolean) =>
      jobApplicationEntry.message({ actor, data: { ...decided, hasNote } });
    expect(message(false)).toBe('Your application to “Harpist” was accepted, as Grip.');
    expect(message(true)).toBe(
      'Your application to “Harpist” was accepted, as Grip. Ana Ruiz left you a note.',
    );
    const about = { actor, data: { ...decided, hasNote: false } };
    expect(jobApplicationEntry.title(about)).toBe('Application accepted');
  });

  it('keeps who applied, and nobody where nobody answered', () => {
    const kept = { applicationId: 'app_1', jobId: 'job_1' };
    expect(
      jobApplicationEntry.data({ actor, data: { event: 'received', ...application } }),
    ).toEqual({ ...kept, senderId: 'user_1' });
    expect(
      jobApplicationEntry.data({ actor: null, data: { event: 'closed', ...application } }),
    ).toEqual(kept);
  });
});

it('a notification about a matching job keeps the job alone', () => {
  const reason = { by: 'search', search: 'harp' } as const;
  expect(jobMatchEntry.data({ actor, data: { ...job, reason } })).toEqual({ jobId: 'job_1' });
});

describe('a notification about a job of mine', () => {
  const waiting = { counted: 'waiting', count: 1, day: '2031-05-02', ...job } as const;

  it('counts one that waits', () => {
    expect(jobMilestoneEntry.message({ actor: null, data: waiting })).toBe(
      'One application to “Harpist” is older than a week.',
    );
  });

  it('leads to the call sheet once every position is filled, to the job before', () => {
    const { data } = jobMilestoneEntry;
    expect(data({ actor: null, data: waiting })).toEqual({ jobId: 'job_1' });
    expect(data({ actor: null, data: { counted: 'filled', ...job } })).toEqual({
      jobId: 'job_1',
      callSheetId: 'job_1',
    });
  });
});
