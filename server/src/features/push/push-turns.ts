import type { Clock } from '../../platform/clock.ts';

/** A push that may begin now, or how long it is to wait. */
export type Turn = { end: (hasAnswered: boolean) => void } | { waitMs: number };

export interface PushTurns {
  take: (memberId: string, host: string) => Turn;
}

interface Host {
  inFlight: number;
  /** At most so many at once: few for a host that nobody has heard of yet, one for a host that did not answer the last time. */
  limit: number;
  pauseMs: number;
  pausedUntil: number;
}

export const pushWorkers = 8;
const limits = { unknown: 2, answering: 6, silent: 1 };
const busyMs = 1_000;
export const shortestPauseMs = 30_000;
const longestPauseMs = 15 * 60_000;
const mostHosts = 1_000;

/** One push at a time for each member, few for each host, and a pause for a host that does not answer: nobody holds all workers. */
export function pushTurns(clock: Clock): PushTurns {
  const members = new Set<string>();
  const hosts = new Map<string, Host>();

  function hostOf(name: string): Host {
    const known = hosts.get(name);
    if (known) return known;
    if (hosts.size >= mostHosts) forgetIdle(hosts);
    const host = { inFlight: 0, limit: limits.unknown, pauseMs: 0, pausedUntil: 0 };
    hosts.set(name, host);
    return host;
  }

  return {
    take: (memberId, hostName) => {
      const host = hostOf(hostName);
      const pause = host.pausedUntil - clock.now();
      if (pause > 0) return { waitMs: pause };
      if (members.has(memberId) || host.inFlight >= host.limit) return { waitMs: busyMs };
      members.add(memberId);
      host.inFlight += 1;
      return {
        end: (hasAnswered) => {
          members.delete(memberId);
          host.inFlight -= 1;
          if (hasAnswered) Object.assign(host, { limit: limits.answering, pauseMs: 0 });
          else pauseHost(host, clock.now());
        },
      };
    },
  };
}

/** Those that were in flight together are one failure. */
function pauseHost(host: Host, now: number): void {
  if (host.pausedUntil > now) return;
  host.pauseMs = Math.min(Math.max(host.pauseMs * 2, shortestPauseMs), longestPauseMs);
  host.pausedUntil = now + host.pauseMs;
  host.limit = limits.silent;
}

function forgetIdle(hosts: Map<string, Host>): void {
  for (const [name, { inFlight }] of hosts) if (inFlight === 0) hosts.delete(name);
}
