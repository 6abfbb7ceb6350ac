import { demoAlumna, demoStudent } from './members.ts';
import type { DemoProfileView } from './shapes.ts';

/** Who looked at whose profile, by how many days ago. */
export const profileViews: DemoProfileView[] = [
  ...['helena-strand', 'ravi-menon', 'ines-cardoso'].map(viewOf(demoStudent, 0)),
  ...['marcus-bell', 'aisha-rahman'].map(viewOf(demoStudent, 1)),
  ...['clara-weiss'].map(viewOf(demoStudent, 3)),
  ...['kwame-asante', 'jun-takahashi', 'adaeze-nwosu', 'sam-whitaker'].map(viewOf(demoStudent, 5)),
  ...['mateo-villalobos', 'luis-carrasco'].map(viewOf(demoAlumna, 0)),
  ...['maya-okafor'].map(viewOf(demoAlumna, 2)),
];

function viewOf(viewed: string, days: number) {
  return (viewer: string) => ({ viewed, viewer, daysAgo: days });
}
