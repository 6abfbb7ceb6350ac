import { join, resolve } from 'node:path';
import { type Environment, environment } from './environment.ts';
import { findInsecureSettings } from './insecure-settings.ts';

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  dataDir: string;
  databaseUrl: string | null;
  /** What signed cookies and codes are made with; null for one that is derived. */
  secretKey: string | null;
  /** Bytes that the files of one member may take. */
  memberQuota: number;
  /** Free bytes below which uploads are refused; the database needs them. */
  minFreeDisk: number;
  backup: {
    /** Milliseconds between backups that the server makes by itself; null for none. */
    every: number | null;
    keep: number;
    folder: string;
  };
  /** Where `/metrics` is: on a port of its own, behind a token, on both or nowhere. */
  metrics: { port: number | null; host: string; token: string | null };
  /** Who gets a copy of each entry of the audit log, and what it asks https for. */
  auditForward: { address: string; token: string | null } | null;
  /** Milliseconds from which a statement is logged; 0 for none. */
  slowQueryMs: number;
  s3: {
    bucket: string;
    endpoint: string | undefined;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** The host that old posts, works and photos may still point to. */
  legacyMediaHost: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Null until the port is known: then `http://HOST:PORT`. */
  publicUrl: string | null;
  /** The school's clock. */
  timeZone: string;
  /** Named on the pages for strangers. */
  schoolName: string;
  emailDomains: string[];
  adminEmails: string[];
  demo: boolean;
  rateLimit: boolean;
  /** Off makes browsers remove the service worker that they have. */
  serviceWorker: boolean;
  logLevel: string;
}

/** The mistakes in the environment, one sentence each. */
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
  const mistakes = [...findIncompleteGroups(parsed.data), ...findInsecureSettings(parsed.data)];
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return toConfig(parsed.data);
}

function sentence(path: PropertyKey[], message: string): string {
  const name = String(path[0]);
  return message.startsWith(name) ? message : `${name}: ${message}.`;
}

/** Variables that must be set together. */
const groups = [
  {
    required: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    optional: ['S3_ENDPOINT', 'S3_REGION'],
  },
  { required: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], optional: ['GOOGLE_ISSUER'] },
  { required: ['AUDIT_FORWARD'], optional: ['AUDIT_FORWARD_TOKEN'] },
] as const;

function findIncompleteGroups(env: Environment): string[] {
  const mistakes: string[] = [];
  for (const { required, optional } of groups) {
    const missing = required.filter((name) => !env[name]);
    const given = [...required, ...optional].filter((name) => env[name]);
    if (missing.length === 0 || given.length === 0) continue;
    const verb = given.length === 1 ? 'is' : 'are';
    mistakes.push(
      `${missing.join(' and ')} must be set too, because ${given.join(' and ')} ${verb} set.`,
    );
  }
  if (env.AUDIT_FORWARD_TOKEN && /^syslog/i.test(env.AUDIT_FORWARD ?? ''))
    mistakes.push('AUDIT_FORWARD_TOKEN must not be set: syslog has no tokens, only https does.');
  return mistakes;
}

function toConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    secretKey: env.SECRET_KEY ?? null,
    memberQuota: env.MEMBER_QUOTA_MB,
    minFreeDisk: env.MIN_FREE_DISK_MB,
    backup: {
      every: env.BACKUP_EVERY,
      keep: env.BACKUP_KEEP,
      folder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
    },
    metrics: {
      port: env.METRICS_PORT ?? null,
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN ?? null,
    },
    auditForward: env.AUDIT_FORWARD
      ? { address: env.AUDIT_FORWARD, token: env.AUDIT_FORWARD_TOKEN ?? null }
      : null,
    slowQueryMs: env.SLOW_QUERY_MS,
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
    timeZone: env.TIME_ZONE,
    schoolName: env.SCHOOL_NAME,
    emailDomains: env.EMAIL_DOMAINS,
    adminEmails: env.ADMIN_EMAILS,
    demo: env.DEMO ?? !production,
    rateLimit: env.RATE_LIMIT === 'on',
    serviceWorker: env.SERVICE_WORKER === 'on',
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
  };
}
