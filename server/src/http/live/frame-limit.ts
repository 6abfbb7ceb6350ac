import type { Clock } from '../../platform/clock.ts';

/** In ten seconds. A person's tabs send some dozens of frames when all of them connect anew. */
const perSocket = 50;
const perMember = 300;
const windowMs = 10_000;

interface Window {
  endsAt: number;
  left: number;
}

export interface FrameLimit {
  /** Counts a frame of a new socket of this member; false where there are too many. */
  ofSocket: (userId: string) => () => boolean;
  /** After the last socket of a member. */
  forget: (userId: string) => void;
}

/** Limits what the sockets of this instance send, each for itself and those of one member together. */
export function frameLimit(clock: Clock): FrameLimit {
  const members = new Map<string, Window>();
  const count = (window: Window, max: number): boolean => {
    if (clock.now() > window.endsAt) {
      window.endsAt = clock.now() + windowMs;
      window.left = max;
    }
    window.left -= 1;
    return window.left >= 0;
  };
  return {
    ofSocket: (userId) => {
      const own = { endsAt: 0, left: 0 };
      return () => {
        const shared = members.get(userId) ?? { endsAt: 0, left: 0 };
        members.set(userId, shared);
        return count(own, perSocket) && count(shared, perMember);
      };
    },
    forget: (userId) => members.delete(userId),
  };
}
