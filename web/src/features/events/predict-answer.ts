import type { Event } from '#contract/events/contract.ts';
import type { RsvpAnswer, RsvpStatus } from '#contract/events/forms.ts';

type Answered = Pick<Event, 'myRsvp' | 'going' | 'waiting' | 'capacity'>;

/** What the server will answer, unless someone else is quicker. */
export function predictAnswer(event: Answered, answer: RsvpAnswer): Partial<Event> {
  const { myRsvp, capacity } = event;
  if (myRsvp === answer || (myRsvp === 'waiting' && answer === 'going')) return {};
  const isFull = capacity !== null && event.going >= capacity;
  const next: RsvpStatus = answer === 'going' && isFull ? 'waiting' : answer;
  // A seat that is given up goes to the next who waits.
  const movesUp = myRsvp === 'going' && event.waiting > 0;
  const count = (status: RsvpStatus) => Number(next === status) - Number(myRsvp === status);
  return {
    myRsvp: next,
    going: event.going + count('going') + Number(movesUp),
    waiting: event.waiting + count('waiting') - Number(movesUp),
    waitingPlace: next === 'waiting' ? event.waiting + 1 : null,
  };
}
