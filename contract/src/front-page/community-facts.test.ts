import { describe, expect, it } from 'vitest';
import { currentFacts, peopleFacts } from './community-facts.ts';

const none = { totalStudents: 0, actors: 0, directors: 0, openCalls: 0, eventsThisWeek: 0 };

describe('the facts about a community', () => {
  it('leave out what there is none of', () => {
    expect([currentFacts(none), peopleFacts(none)]).toEqual([[], []]);
    expect(peopleFacts({ ...none, totalStudents: 3, directors: 1 })).toEqual([
      { count: 3, label: 'students' },
      { count: 1, label: 'directors' },
    ]);
  });

  it('count who is here', () => {
    for (const count of [1, 2])
      expect(
        peopleFacts({ ...none, totalStudents: count, actors: count, directors: count }),
      ).toEqual(['students', 'actors', 'directors'].map((label) => ({ count, label })));
  });

  it('count in words', () => {
    const labels = (openCalls: number, eventsThisWeek: number) =>
      currentFacts({ ...none, openCalls, eventsThisWeek }).map(({ label }) => label);
    expect(labels(1, 1)).toEqual(['open call', 'event within a week']);
    expect(labels(24, 3)).toEqual(['open calls', 'events within a week']);
  });
});
