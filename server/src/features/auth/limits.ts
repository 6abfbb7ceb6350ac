import type { FastifyRequest } from 'fastify';
import { resendCooldownSeconds } from '#contract/auth/contract.ts';
import type { Allowance } from '#contract/limits.ts';
import { clearLimits, type Limit, limit, refundAttempts } from '../../db/rate-limit.ts';
import type { App } from '../../http/app.ts';
import { clientAddress } from '../../http/client-address.ts';

const minutes = 60;
const hour = 60 * minutes;
const day = 24 * hour;

/** How often one account may be tried, from wherever. */
const perAccount = {
  'sign-in': [
    { max: 10, seconds: 15 * minutes },
    { max: 100, seconds: day },
  ],
  'sign-up': [{ max: 5, seconds: hour }],
  verify: [{ max: 15, seconds: 15 * minutes }],
  resend: [
    { max: 1, seconds: resendCooldownSeconds },
    { max: 10, seconds: hour },
  ],
  forgot: [{ max: 5, seconds: hour }],
  reset: [{ max: 10, seconds: 15 * minutes }],
  'change-password': [{ max: 10, seconds: 15 * minutes }],
  proof: [{ max: 10, seconds: 15 * minutes }],
  passkey: [{ max: 10, seconds: 15 * minutes }],
  'second-step': [
    { max: 10, seconds: 15 * minutes },
    { max: 50, seconds: day },
  ],
} satisfies Record<string, Allowance[]>;

/** A lecture hall signs up behind one address; what succeeds is not counted, so that guesses fill the day's limit. */
const perAddress: Allowance[] = [
  { max: 400, seconds: 10 * minutes },
  { max: 1500, seconds: day },
];

/** A browser in which the member has signed in before; a stolen cookie gets no more than this. */
const perDevice: Allowance[] = [
  { max: 10, seconds: 15 * minutes },
  { max: 50, seconds: day },
];

type Action = keyof typeof perAccount;

/**
 * Refuses when this account, or this address, has tried too often of late. A known device of the account is counted by
 * itself alone: guesses of others, wherever they sit, do not lock the owner out of their own browser.
 */
export async function limitAttempts(
  app: App,
  request: FastifyRequest,
  action: Action,
  account: string,
  device: string | null = null,
): Promise<void> {
  if (!app.config.rateLimit) return;
  await limit(
    app.db,
    device
      ? deviceLimits(action, device)
      : [...accountLimits(action, account), ...addressLimits(action, request)],
  );
}

/** An attempt that succeeded counts against nobody. */
export async function forgetAttempts(
  app: App,
  request: FastifyRequest,
  action: Action,
  account: string,
  device: string | null = null,
): Promise<void> {
  if (!app.config.rateLimit) return;
  if (device) return clearLimits(app.db, keysOf(deviceLimits(action, device)));
  await clearLimits(app.db, keysOf(accountLimits(action, account)));
  await refundAttempts(app.db, keysOf(addressLimits(action, request)));
}

/** Whoever just proved to own the account's mailbox may sign in, however often others have tried. */
export async function forgetSignIns(app: App, account: string): Promise<void> {
  if (app.config.rateLimit) await clearLimits(app.db, keysOf(accountLimits('sign-in', account)));
}

/** Starts the wait before a further code may be asked for, whether or not the address is one we know. */
export async function startResendWait(app: App, email: string): Promise<void> {
  if (!app.config.rateLimit) return;
  const [wait] = accountLimits('resend', email);
  if (!wait) return;
  await clearLimits(app.db, [wait.key]);
  await limit(app.db, [wait]);
}

function accountLimits(action: Action, account: string): Limit[] {
  return limitsOf(perAccount[action], `${action} account`, account);
}

function addressLimits(action: Action, request: FastifyRequest): Limit[] {
  return limitsOf(perAddress, `${action} address`, clientAddress(request));
}

function deviceLimits(action: Action, device: string): Limit[] {
  return limitsOf(perDevice, `${action} device`, device);
}

function limitsOf(allowances: Allowance[], what: string, who: string): Limit[] {
  return allowances.map((allowance) => ({
    key: `${what} ${allowance.seconds} ${who}`,
    ...allowance,
  }));
}

function keysOf(limits: Limit[]): string[] {
  return limits.map(({ key }) => key);
}
