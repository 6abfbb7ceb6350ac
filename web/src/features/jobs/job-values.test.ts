import { describe, expect, it } from 'vitest';
import { createJobBody, updateJobBody } from '#contract/jobs/forms.ts';
import { emptyJob, toCreateJob, toUpdateJob } from './job-values.ts';

const typed = { ...emptyJob, title: ' Gaffer ', description: 'Two nights', skills: ['Lighting'] };

describe('toCreateJob', () => {
  it('leaves out what is empty, and the school when it is every school', () => {
    expect(toCreateJob(typed)).toEqual({
      title: ' Gaffer ',
      description: 'Two nights',
      paymentType: 'unpaid',
      skills: ['Lighting'],
    });
  });

  it('sends what was filled in', () => {
    const values = { ...typed, budget: '$180 a day', targetSchool: 'Gallatin School' };
    expect(toCreateJob(values)).toMatchObject({
      budget: '$180 a day',
      targetSchool: 'Gallatin School',
    });
  });

  it('is what the contract takes', () => {
    expect(createJobBody.safeParse(toCreateJob(typed)).success).toBe(true);
  });

  it.each([
    [{ title: '  ' }, 'Required fields missing: Please fill in the title and description'],
    [{ description: '' }, 'Required fields missing: Please fill in the title and description'],
    [{ skills: [] }, 'Skills required: Please add at least one required skill for this job'],
  ])('is refused without %o', (missing, message) => {
    const parsed = createJobBody.safeParse(toCreateJob({ ...typed, ...missing }));
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });
});

describe('toUpdateJob', () => {
  it('sends null for what was emptied', () => {
    expect(toUpdateJob({ ...typed, skills: [] })).toEqual({
      title: 'Gaffer',
      description: 'Two nights',
      requirements: null,
      budget: null,
      location: null,
      duration: null,
      startDate: null,
      paymentType: 'unpaid',
      skills: null,
    });
    expect(updateJobBody.safeParse(toUpdateJob(typed)).success).toBe(true);
  });
});
