import { Check, HelpCircle, Hourglass, X } from 'lucide-react';
import type { Event } from '#contract/events/contract.ts';
import type { RsvpAnswer } from '#contract/events/forms.ts';
import { Button } from '#web/ui/button.tsx';
import { describeWaiting } from './describe-waiting.ts';
import { useAnswerEvent } from './use-answer-event.ts';

const others = [
  { answer: 'maybe', label: 'Maybe', Icon: HelpCircle },
  { answer: 'no', label: 'Can’t go', Icon: X },
] as const satisfies { answer: RsvpAnswer; label: string; Icon: typeof X }[];

export function RsvpControl({ event }: { event: Event }) {
  const { mutate } = useAnswerEvent(event.id);
  const { myRsvp, capacity, going } = event;
  const isWaiting = myRsvp === 'waiting';
  const isComing = myRsvp === 'going' || isWaiting;
  const isFull = capacity !== null && going >= capacity && myRsvp !== 'going';
  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label={`Will you come to ${event.title}?`}
        className="flex flex-wrap gap-2"
      >
        <Button
          variant={isComing ? 'solid' : myRsvp ? 'outline' : 'primary'}
          className="max-sm:px-3"
          aria-pressed={isComing}
          onClick={() => mutate('going')}
        >
          {isFull ? <Hourglass /> : <Check />}
          {isWaiting ? 'Waiting' : isFull ? 'Join the waiting list' : 'Going'}
        </Button>
        {others.map(({ answer, label, Icon }) => (
          <Button
            key={answer}
            variant={myRsvp === answer ? 'solid' : 'outline'}
            className="max-sm:px-3"
            aria-pressed={myRsvp === answer}
            onClick={() => mutate(answer)}
          >
            <Icon />
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isWaiting && describeWaiting(event.waitingPlace)}
      </p>
    </div>
  );
}
