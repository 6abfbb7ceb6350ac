import { expect, it } from 'vitest';
import { describeNoJobs } from './describe-no-jobs.ts';

it.each([
  [{ payment: 'paid', skills: ['Foley'] }, 'No paid job asks for Foley this week.'],
  [{ skills: ['Foley', 'Grip'] }, 'No job asks for Foley or Grip this week.'],
  [{ type: 'internship' }, 'No internship is open this week.'],
  [{ q: 'roof' }, 'No job with “roof” in it is open this week.'],
  [
    { payment: 'unpaid', school: 'Gallatin School', major: 'Drama' },
    'No unpaid job by Drama students is open at Gallatin School this week.',
  ],
] as const)('says of %o: %s', (search, sentence) => {
  const { skills, ...rest } = { skills: undefined, ...search };
  expect(describeNoJobs({ ...rest, ...(skills && { skills: [...skills] }) })).toBe(sentence);
});
