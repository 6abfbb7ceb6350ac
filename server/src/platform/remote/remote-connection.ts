import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { uploadLimitBytes } from '#contract/uploads/media.ts';
import { AppError } from '../../errors/app-error.ts';
import { type Clock, systemClock } from '../clock.ts';
import { isPublicAddress } from '../is-public-address.ts';

/** How other hosts are reached: by https, at public addresses. Only tests have one of their own. */
export interface RemoteConnection {
  request: typeof request;
  port: number;
  resolve: (host: string) => Promise<{ address: string; family: number }[]>;
  isAllowed: (address: string) => boolean;
  clock: Clock;
  /** Until the answer begins: name, connection, greeting and all. */
  answerMs: number;
  /** Between two parts of it. A browser that rests longer asks for the rest by itself. */
  silenceMs: number;
  maxBytes: number;
}

export const remoteConnection: RemoteConnection = {
  request,
  port: 443,
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  clock: systemClock,
  answerMs: 15_000,
  silenceMs: 60_000,
  maxBytes: uploadLimitBytes,
};

/** The socket asks this for its addresses, so what was checked is what it connects to: the name is not looked up again. */
export function checkedLookup({ resolve, isAllowed }: RemoteConnection): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) return done(closed(), []);
        return options.all ? done(null, found) : done(null, first.address, first.family);
      },
      (error: Error) => done(error, []),
    );
  };
}

export function closed(): AppError {
  return new AppError('invalid', 'This file is at an address that we do not connect to.');
}
