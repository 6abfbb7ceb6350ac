import { isIP } from 'node:net';
import { z } from 'zod';

const nonEmpty = (name: string) =>
  z.string().trim().min(1, `${name} must not be empty.`).optional();
const onOff = (name: string) =>
  z.enum(['0', '1'], `${name} must be 0 or 1.`).transform((value) => value === '1');

const list = (of: z.ZodType<string>, error: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(
      (items) => items.length > 0 && items.every((item) => of.safeParse(item).success),
      error,
    );

const url = (name: string, protocol: RegExp, example: string, hostname = /./) => {
  const error = `${name} must be an address such as ${example}.`;
  return z.string().trim().pipe(z.url({ protocol, hostname, error })).optional();
};

const megabytes = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, `${name} must be a number of megabytes.`)
    .transform((value) => Number(value) * 1024 ** 2);

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `30m`, `24h` or `7d`; null for anything else. */
export function parseDuration(value: string): number | null {
  const match = /^([1-9]\d{0,4})([mhd])$/.exec(value.trim());
  return match ? Number(match[1]) * units[match[2] as keyof typeof units] : null;
}

/** Only scheme, host and port: our pages are at the root of their host. */
function isOriginOnly(value: string | undefined): boolean {
  const url = URL.parse(value ?? '');
  if (!url) return true;
  const { pathname, search, hash, username, password } = url;
  return pathname.replace(/^\/+$/, '') + search + hash + username + password === '';
}

/** Without a name or a fragment, and of a syslog server only its host and port. */
function isReceiver(value: string | undefined): boolean {
  const url = URL.parse(value ?? '');
  if (!url) return true;
  const { protocol, hostname, port, pathname, search, hash, username, password } = url;
  if (hash + username + password !== '' || port === '0') return false;
  if (/^https?:$/.test(protocol)) return true;
  return /^([a-z\d.-]+|\[[a-f\d:.]+\])$/i.test(hostname) && /^\/?$/.test(pathname + search);
}

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

/** Known by its name to us and to PostgreSQL; an offset would not follow summer time. */
function isTimeZone(value: string): boolean {
  return value === 'UTC' || Intl.supportedValuesOf('timeZone').includes(value);
}

/** Ends with a label of letters: not an IP address. */
const hostName =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** `callboard@school.edu`, alone or behind a name. */
const sender = /^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

/** The schema of the environment variables. */
export const environment = z.object({
  NODE_ENV: z
    .enum(
      ['development', 'test', 'production'],
      'NODE_ENV must be development, test or production.',
    )
    .default('development'),
  PORT: z
    .string()
    .trim()
    .regex(/^\d+$/, 'PORT must be a number.')
    .transform(Number)
    .refine((port) => port <= 65_535, 'PORT must be between 0 and 65535.')
    .default(3000),
  HOST: z.string().trim().min(1, 'HOST must not be empty.').default('127.0.0.1'),
  TRUSTED_PROXIES: list(
    z.string().refine(isNetwork),
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.5 or 10.0.0.0/24, with commas between them.',
  ).default(['127.0.0.0/8', '::1/128']),
  ALLOW_PLAINTEXT: onOff('ALLOW_PLAINTEXT').optional(),
  EXPOSE_DEVELOPMENT: onOff('EXPOSE_DEVELOPMENT').optional(),
  DATA_DIR: z.string().trim().min(1, 'DATA_DIR must not be empty.').default('./data'),
  DATABASE_URL: url(
    'DATABASE_URL',
    /^postgres(ql)?$/,
    'postgresql://user:password@host:5432/callboard',
    /(?:)/,
  ),
  SECRET_KEY: z.string().trim().min(32, 'SECRET_KEY must have at least 32 characters.').optional(),
  MEMBER_QUOTA_MB: megabytes('MEMBER_QUOTA_MB').default(5 * 1024 ** 3),
  MIN_FREE_DISK_MB: megabytes('MIN_FREE_DISK_MB').default(1024 ** 3),
  BACKUP_EVERY: z
    .string()
    .transform((value) => (value.trim() === 'off' ? null : (parseDuration(value) ?? Number.NaN)))
    .refine((value) => !Number.isNaN(value), 'BACKUP_EVERY must be off, or such as 12h or 1d.')
    .default(null),
  BACKUP_KEEP: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,3}$/, 'BACKUP_KEEP must be a number from 1.')
    .transform(Number)
    .default(14),
  BACKUP_DIR: nonEmpty('BACKUP_DIR'),
  METRICS_PORT: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, 'METRICS_PORT must be a port.')
    .transform(Number)
    .refine((port) => port <= 65_535, 'METRICS_PORT must be between 0 and 65535.')
    .optional(),
  METRICS_HOST: z.string().trim().min(1, 'METRICS_HOST must not be empty.').default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .trim()
    .min(16, 'METRICS_TOKEN must have at least 16 characters.')
    .optional(),
  AUDIT_FORWARD: url(
    'AUDIT_FORWARD',
    /^(https?|syslog\+(tls|tcp|udp))$/,
    'https://logs.example.edu/callboard or syslog+tls://logs.example.edu:6514',
  ).refine(
    isReceiver,
    'AUDIT_FORWARD must have no user, password or #, and of a syslog server only its host and port, such as syslog+tls://logs.example.edu:6514.',
  ),
  AUDIT_FORWARD_TOKEN: z
    .string()
    .trim()
    .regex(
      /^[\x21-\x7e]+$/,
      'AUDIT_FORWARD_TOKEN must be letters, digits and signs without spaces.',
    )
    .optional(),
  SLOW_QUERY_MS: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, 'SLOW_QUERY_MS must be a number of milliseconds, or 0 for none.')
    .transform(Number)
    .default(1000),
  S3_BUCKET: nonEmpty('S3_BUCKET'),
  S3_ENDPOINT: url('S3_ENDPOINT', /^https?$/, 'https://s3.example.edu'),
  S3_REGION: nonEmpty('S3_REGION'),
  S3_ACCESS_KEY_ID: nonEmpty('S3_ACCESS_KEY_ID'),
  S3_SECRET_ACCESS_KEY: nonEmpty('S3_SECRET_ACCESS_KEY'),
  LEGACY_MEDIA_HOST: z
    .string()
    .trim()
    .toLowerCase()
    .regex(hostName, 'LEGACY_MEDIA_HOST must be a host name such as media.old-school.example.')
    .optional(),
  SMTP_URL: url('SMTP_URL', /^smtps?$/, 'smtps://user:password@mail.example.edu'),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(sender, 'MAIL_FROM must be a sender such as Callboard <callboard@example.edu>.')
    .optional(),
  GOOGLE_CLIENT_ID: nonEmpty('GOOGLE_CLIENT_ID'),
  GOOGLE_CLIENT_SECRET: nonEmpty('GOOGLE_CLIENT_SECRET'),
  GOOGLE_ISSUER: url('GOOGLE_ISSUER', /^https?$/, 'https://accounts.google.com'),
  PUBLIC_URL: url('PUBLIC_URL', /^https?$/, 'https://callboard.example.edu')
    .refine(
      isOriginOnly,
      'PUBLIC_URL must be a scheme and a host only, such as https://callboard.example.edu.',
    )
    .transform((value) => URL.parse(value ?? '')?.origin),
  TIME_ZONE: z
    .string()
    .trim()
    .refine(isTimeZone, 'TIME_ZONE must be the name of a time zone such as America/New_York.')
    .default('America/New_York'),
  SCHOOL_NAME: z
    .string()
    .trim()
    .min(1, 'SCHOOL_NAME must not be empty.')
    .max(80, 'SCHOOL_NAME must have at most 80 characters.')
    .default('Tisch School of the Arts'),
  EMAIL_DOMAINS: list(
    z.string().regex(hostName),
    'EMAIL_DOMAINS must be domains such as nyu.edu, with commas between them.',
  ).default(['nyu.edu']),
  ADMIN_EMAILS: list(
    z.email(),
    'ADMIN_EMAILS must be e-mail addresses, with commas between them.',
  ).default([]),
  DEMO: onOff('DEMO').optional(),
  RATE_LIMIT: z.enum(['on', 'off'], 'RATE_LIMIT must be on or off.').default('on'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'SERVICE_WORKER must be on or off.').default('on'),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      'LOG_LEVEL must be silent, fatal, error, warn, info or debug.',
    )
    .optional(),
});

export type Environment = z.output<typeof environment>;
