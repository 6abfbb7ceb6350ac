import type { FastifyRequest } from 'fastify';
import { resendCooldownSeconds } from '#contract/auth/contract.ts';
import {
  type Allowance,
  clearLimits,
  type Limit,
  limit,
  refundAttempts,
} from '../../db/rate-limit.ts';
import type { App } from '../../http/app.ts';
import { clientAddress } from '../../http/client-address.ts';

const minutes = 60;
const hour = 60 * minutes;

/** How often one account may be tried, from wherever. */
const perAccount = {
  'sign-in': [{ max: 10, seconds: 15 * minutes }],
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
    { max: 50, seconds: 24 * hour },
  ],
} satisfies Record<string, Allowance[]>;

/** One address may house a whole campus, so it gets more. */
const perAddress = { max: 60, seconds: 10 * minutes };

type Action = keyof typeof perAccount;

/** Refuses when this account, or this address, has tried too often of late. */
export async function limitAttempts(
  app: App,
  request: FastifyRequest,
  action: Action,
  account: string,
): Promise<void> {
  if (!app.config.rateLimit) return;
  await limit(app.db, [
    ...accountLimits(action, account),
    { key: addressKey(action, request), ...perAddress },
  ]);
}

/** An attempt that succeeded counts against nobody. */
export async function forgetAttempts(
  app: App,
  request: FastifyRequest,
  action: Action,
  account: string,
): Promise<void> {
  if (!app.config.rateLimit) return;
  await clearLimits(app.db, accountKeys(action, account));
  await refundAttempts(app.db, [addressKey(action, request)]);
}

/** Whoever just proved to own the account's mailbox may sign in, however often others have tried. */
export async function forgetSignIns(app: App, account: string): Promise<void> {
  if (app.config.rateLimit) await clearLimits(app.db, accountKeys('sign-in', account));
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
  return perAccount[action].map((allowance) => ({
    key: `${action} account ${allowance.seconds} ${account}`,
    ...allowance,
  }));
}

function accountKeys(action: Action, account: string): string[] {
  return accountLimits(action, account).map(({ key }) => key);
}

function addressKey(action: Action, request: FastifyRequest): string {
  return `${action} address ${clientAddress(request)}`;
}
