import { useState } from 'react';
import type { Event } from '#contract/events/contract.ts';
import { hasEnded } from '#contract/events/policy.ts';

export function useHasEnded(event: Pick<Event, 'eventDate' | 'endDate'>): boolean {
  const [now] = useState(Date.now);
  return hasEnded(event, now);
}
