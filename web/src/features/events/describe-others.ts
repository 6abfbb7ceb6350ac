import type { Attendees } from '#contract/events/contract.ts';
import type { RsvpStatus } from '#contract/events/forms.ts';

/** The people who are not named: “12 others are going, 3 may come and 2 wait.” */
export function describeOthers(attendees: Attendees, isPast: boolean): string | null {
  const { people } = attendees;
  const rest = (status: Exclude<RsvpStatus, 'no'>) =>
    Math.max(0, attendees[status] - people.filter((person) => person.status === status).length);
  const [going, maybe, waiting] = [rest('going'), rest('maybe'), rest('waiting')];
  const noun = people.length > 0 ? ['other', 'others'] : ['person', 'people'];
  const parts = [
    going > 0 && `${going} ${going === 1 ? noun[0] : noun[1]} ${goingVerb(going, isPast)}`,
    maybe > 0 && `${maybe} ${isPast ? 'thought about it' : 'may come'}`,
    waiting > 0 && `${waiting} ${isPast ? 'waited' : waiting === 1 ? 'waits' : 'wait'}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  const [last = ''] = parts.slice(-1);
  return `${[parts.slice(0, -1).join(', '), last].filter(Boolean).join(' and ')}.`;
}

function goingVerb(count: number, isPast: boolean): string {
  if (isPast) return 'said yes';
  return count === 1 ? 'is going' : 'are going';
}
