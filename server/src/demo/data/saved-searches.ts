import { demoAlumna, demoStudent } from './members.ts';
import type { DemoSavedSearch } from './shapes.ts';

export const savedSearches: DemoSavedSearch[] = [
  { member: demoStudent, q: 'music video', delivery: 'bell', hoursAgo: 300 },
  {
    member: demoStudent,
    skills: ['Directing'],
    payment: 'paid',
    delivery: 'weekly',
    hoursAgo: 500,
  },
  { member: demoAlumna, type: 'internship', delivery: 'none', hoursAgo: 700 },
  { member: 'mateo-villalobos', q: 'sound', payment: 'paid', delivery: 'daily', hoursAgo: 200 },
];
