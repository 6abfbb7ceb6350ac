import type { Config } from '../config.ts';
import { loggableError } from '../db/loggable-error.ts';

const secrets = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'otpCode',
  'token',
  'passwordHash',
];

/** Structured lines in which secrets are redacted. */
export function logOptions(config: Pick<Config, 'logLevel'>) {
  return {
    level: config.logLevel,
    serializers: { err: loggableError },
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'headers.cookie',
        'headers.authorization',
        'headers["set-cookie"]',
        ...secrets,
        ...secrets.map((name) => `*.${name}`),
        ...secrets.map((name) => `*.*.${name}`),
      ],
      censor: '[redacted]',
    },
  };
}
