import { resolve } from 'node:path';
import { type Environment, environment } from './environment.ts';

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

/** Variables that mean something only together. */
const groups = [
  {
    needed: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    further: ['S3_ENDPOINT', 'S3_REGION'],
  },
  { needed: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], further: ['GOOGLE_ISSUER'] },
] as const;

function halfSet(env: Environment): string[] {
  const mistakes: string[] = [];
  for (const { needed, further } of groups) {
    const missing = needed.filter((name) => !env[name]);
    const given = [...needed, ...further].filter((name) => env[name]);
    if (missing.length === 0 || given.length === 0) continue;
    const verb = given.length === 1 ? 'is' : 'are';
    mistakes.push(
      `${missing.join(' and ')} must be set too, because ${given.join(' and ')} ${verb} set.`,
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
    publicUrl: env.PUBLIC_URL ?? null,
    emailDomains: env.EMAIL_DOMAINS,
    adminEmails: env.ADMIN_EMAILS,
    demo: env.DEMO ?? !production,
    rateLimit: env.RATE_LIMIT === 'on',
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
  };
}
