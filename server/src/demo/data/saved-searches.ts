import { demoAlumna, demoStudent } from './members.ts';
import type { DemoSavedSearch } from './shapes.ts';

export const savedSearches: DemoSavedSearch[] = [
  { member: demoStudent, q: 'music video', delivery: 'bell' },
  {
    member: demoStudent,
    skills: ['Directing'],
    payment: 'paid',
    delivery: 'weekly',
  },
  { member: demoAlumna, type: 'internship', delivery: 'none' },
  { member: 'mateo-villalobos', q: 'sound', payment: 'paid', delivery: 'daily' },
];
