import { resolve } from 'node:path';
import { z } from 'zod';

const nonEmpty = z.string().trim().min(1).optional();
const onOff = (name: string) =>
  z.enum(['0', '1'], `${name} must be 0 or 1.`).transform((value) => value === '1');

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean),
);

const url = (name: string, protocols: RegExp, example: string) =>
  z
    .url({ protocol: protocols, error: `${name} must be an address such as ${example}.` })
    .optional();

/** Of letters in the end, so that it is no address of a machine. */
const hostName =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

const environment = z.object({
  NODE_ENV: z
    .enum(
      ['development', 'test', 'production'],
      'NODE_ENV must be development, test or production.',
    )
    .default('development'),
  PORT: z.coerce
    .number('PORT must be a number.')
    .int('PORT must be a whole number.')
    .min(0, 'PORT must be between 0 and 65535.')
    .max(65_535, 'PORT must be between 0 and 65535.')
    .default(3000),
  HOST: z.string().trim().min(1, 'HOST must not be empty.').default('127.0.0.1'),
  DATA_DIR: z.string().trim().min(1, 'DATA_DIR must not be empty.').default('./data'),
  DATABASE_URL: url(
    'DATABASE_URL',
    /^postgres(ql)?$/,
    'postgresql://user:password@host:5432/callboard',
  ),
  S3_BUCKET: nonEmpty,
  S3_ENDPOINT: url('S3_ENDPOINT', /^https?$/, 'https://s3.example.edu'),
  S3_REGION: nonEmpty,
  S3_ACCESS_KEY_ID: nonEmpty,
  S3_SECRET_ACCESS_KEY: nonEmpty,
  LEGACY_MEDIA_HOST: z
    .string()
    .trim()
    .toLowerCase()
    .regex(hostName, 'LEGACY_MEDIA_HOST must be a host name such as media.old-school.example.')
    .optional(),
  SMTP_URL: url('SMTP_URL', /^smtps?$/, 'smtps://user:password@mail.example.edu'),
  MAIL_FROM: nonEmpty,
  GOOGLE_CLIENT_ID: nonEmpty,
  GOOGLE_CLIENT_SECRET: nonEmpty,
  GOOGLE_ISSUER: url('GOOGLE_ISSUER', /^https?$/, 'https://accounts.google.com'),
  PUBLIC_URL: url('PUBLIC_URL', /^https?$/, 'https://callboard.example.edu'),
  EMAIL_DOMAINS: list.default(['nyu.edu']),
  ADMIN_EMAILS: list.default([]),
  DEMO: onOff('DEMO').optional(),
  RATE_LIMIT: z.enum(['on', 'off'], 'RATE_LIMIT must be on or off.').default('on'),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      'LOG_LEVEL must be silent, fatal, error, warn, info or debug.',
    )
    .optional(),
});

type Environment = z.output<typeof environment>;

export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  s3: {
    bucket: string;
    endpoint: string | undefined;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** The one host that old posts, works and photos may still point to. */
  legacyMediaHost: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Null until the port is known: then `http://HOST:PORT`. */
  publicUrl: string | null;
  emailDomains: string[];
  adminEmails: string[];
  demo: boolean;
  rateLimit: boolean;
  logLevel: string;
}

/** Every mistake in the environment, one sentence each. */
export class ConfigError extends Error {
  readonly sentences: string[];
  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** Reads and checks the environment; an empty variable counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => sentence(issue.path, issue.message)));
  }
  const mistakes = [...halfSet(parsed.data), ...insecure(parsed.data)];
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return toConfig(parsed.data);
}

function sentence(path: PropertyKey[], message: string): string {
  const name = String(path[0]);
  return message.startsWith(name) ? message : `${name}: ${message}.`;
}

function halfSet(env: Environment): string[] {
  const mistakes: string[] = [];
  const s3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
  for (const group of [s3, google]) {
    const missing = group.filter((name) => !env[name]);
    if (missing.length === 0 || missing.length === group.length) continue;
    const given = group.filter((name) => env[name]);
    mistakes.push(
      `${missing.join(' and ')} must be set too, because ${given.join(' and ')} is set.`,
    );
  }
  return mistakes;
}

function insecure(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const mistakes: string[] = [];
  if (!env.PUBLIC_URL)
    mistakes.push('PUBLIC_URL must be set in production: mail links and cookies depend on it.');
  else if (!env.PUBLIC_URL.startsWith('https://'))
    mistakes.push('PUBLIC_URL must begin with https:// in production.');
  if (!env.SMTP_URL)
    mistakes.push('SMTP_URL must be set in production: nobody could receive a code.');
  if (!env.MAIL_FROM)
    mistakes.push('MAIL_FROM must be set in production: it is the sender of every mail.');
  if (env.RATE_LIMIT === 'off') mistakes.push('RATE_LIMIT must not be off in production.');
  if (env.DEMO) mistakes.push('DEMO must not be 1 in production: its sign-ins are public.');
  if (env.GOOGLE_ISSUER?.startsWith('http://'))
    mistakes.push('GOOGLE_ISSUER must begin with https:// in production.');
  return mistakes;
}

function toConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            bucket: env.S3_BUCKET,
            endpoint: env.S3_ENDPOINT,
            region: env.S3_REGION ?? 'us-east-1',
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : null,
    legacyMediaHost: env.LEGACY_MEDIA_HOST ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? 'Callboard <callboard@localhost>',
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER ?? 'https://accounts.google.com',
          }
        : null,
    publicUrl: env.PUBLIC_URL ? env.PUBLIC_URL.replace(/\/+$/, '') : null,
    emailDomains: env.EMAIL_DOMAINS,
    adminEmails: env.ADMIN_EMAILS,
    demo: env.DEMO ?? !production,
    rateLimit: env.RATE_LIMIT === 'on',
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
  };
}
