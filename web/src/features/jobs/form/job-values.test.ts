import { describe, expect, it } from 'vitest';
import { createJobBody, updateJobBody } from '#contract/jobs/forms.ts';
import { makeJob } from '#web/testing/make-job.ts';
import { createJobForm } from './job-forms.ts';
import { emptyJob, jobToValues, toCreateJob, toUpdateJob } from './job-values.ts';
import {
  decodePositions,
  emptyPosition,
  encodePositions,
  movePosition,
} from './position-values.ts';

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

describe('the days of a job', () => {
  it.each([
    [{ deadline: '2020-01-01' }, 'deadline'],
    [{ respondBy: '2020-01-01' }, 'respondBy'],
    [{ deadline: '2098-05-02', respondBy: '2098-05-01' }, 'respondBy'],
  ])('are refused when they cannot be: %o', (days, field) => {
    const parsed = createJobForm.safeParse(toCreateJob({ ...typed, ...days }));
    expect(parsed.error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it('may be the same', () => {
    const days = { deadline: '2098-05-02', respondBy: '2098-05-02' };
    expect(createJobForm.safeParse(toCreateJob({ ...typed, ...days })).success).toBe(true);
  });
});

describe('the positions of a crew call', () => {
  const gaffer = { ...emptyPosition(), role: 'Gaffer', wanted: '2' };

  it('travel as numbers and ids', () => {
    const positions = encodePositions([gaffer, { ...gaffer, id: 'position_1' }]);
    const sent = toCreateJob({ ...typed, positions });
    expect(createJobBody.parse(sent).positions).toEqual([
      { role: 'Gaffer', wanted: 2, paymentType: 'unpaid', skills: [] },
      { id: 'position_1', role: 'Gaffer', wanted: 2, paymentType: 'unpaid', skills: [] },
    ]);
  });

  it.each(['', '0', '101', '1.5', 'two'])('are refused with %j seats', (wanted) => {
    const positions = encodePositions([{ ...gaffer, wanted }]);
    const parsed = createJobBody.safeParse(toCreateJob({ ...typed, positions }));
    expect(parsed.error?.issues[0]?.message).toBe('Please ask for 1 to 100 people per position.');
  });

  it('change places', () => {
    const grip = { ...emptyPosition(), role: 'Grip' };
    expect(movePosition([gaffer, grip], 1, -1)).toEqual([grip, gaffer]);
    expect(movePosition([gaffer, grip], 0, 1)).toEqual([grip, gaffer]);
    expect(decodePositions(encodePositions([gaffer, grip]))).toEqual([gaffer, grip]);
  });
});

describe('toUpdateJob', () => {
  const job = makeJob({ deadline: '2020-01-01' });

  it('sends null for what was emptied', () => {
    const values = { ...jobToValues(job), title: ' Gaffer ', skills: [], deadline: '' };
    expect(toUpdateJob(values, job)).toEqual({
      title: 'Gaffer',
      description: job.description,
      requirements: null,
      budget: null,
      location: null,
      duration: null,
      startDate: null,
      type: null,
      paymentType: 'paid',
      skills: null,
      deadline: null,
    });
    expect(updateJobBody.safeParse(toUpdateJob(values, job)).success).toBe(true);
  });

  it('leaves out days and positions that did not change', () => {
    const sent = Object.keys(toUpdateJob(jobToValues(job), job));
    expect(sent).not.toContain('deadline');
    expect(sent).not.toContain('positions');
  });
});
