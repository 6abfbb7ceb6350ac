import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function mistakes(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.sentences : [String(error)];
  }
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://callboard.example.edu',
  SMTP_URL: 'smtps://mail.example.edu',
  MAIL_FROM: 'Callboard <callboard@example.edu>',
};

describe('the environment', () => {
  it('needs nothing to run for oneself', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, rateLimit: true });
    expect(config.databaseUrl).toBeNull();
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', S3_BUCKET: '' })).toMatchObject({ port: 3000, s3: null });
  });

  it.each([
    [{ PORT: 'x' }, 'PORT must be a number.'],
    [{ PORT: ' ' }, 'PORT must be a number.'],
    [{ PORT: '0x10' }, 'PORT must be a number.'],
    [{ PORT: '-1' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
    [{ SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY must have at least 32 characters.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as'],
    [{ PUBLIC_URL: 'callboard' }, 'PUBLIC_URL must be an address such as'],
    [{ PUBLIC_URL: 'https://x.edu/callboard' }, 'PUBLIC_URL must be a scheme and a host only'],
    [{ PUBLIC_URL: 'https://x.edu/?a' }, 'PUBLIC_URL must be a scheme and a host only'],
    [{ PUBLIC_URL: 'https://me:pw@x.edu' }, 'PUBLIC_URL must be a scheme and a host only'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address such as'],
    [{ MAIL_FROM: 'Callboard' }, 'MAIL_FROM must be a sender such as'],
    [{ MAIL_FROM: 'Callboard <callboard>' }, 'MAIL_FROM must be a sender such as'],
    [{ TIME_ZONE: 'Eastern' }, 'TIME_ZONE must be the name of a time zone'],
    [{ TIME_ZONE: '+05:00' }, 'TIME_ZONE must be the name of a time zone'],
    [{ EMAIL_DOMAINS: ',' }, 'EMAIL_DOMAINS must be domains'],
    [{ EMAIL_DOMAINS: '@nyu.edu' }, 'EMAIL_DOMAINS must be domains'],
    [{ EMAIL_DOMAINS: 'nyu.edu tisch.edu' }, 'EMAIL_DOMAINS must be domains'],
    [{ EMAIL_DOMAINS: 'edu' }, 'EMAIL_DOMAINS must be domains'],
    [{ ADMIN_EMAILS: 'helena' }, 'ADMIN_EMAILS must be e-mail addresses'],
    [{ ADMIN_EMAILS: 'a@nyu.edu;b@nyu.edu' }, 'ADMIN_EMAILS must be e-mail addresses'],
    [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY must be off, or such as 12h or 1d.'],
    [{ BACKUP_EVERY: '0h' }, 'BACKUP_EVERY must be off, or such as 12h or 1d.'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a number from 1.'],
    [{ BACKUP_DIR: ' ' }, 'BACKUP_DIR must not be empty.'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a port.'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be between 0 and 65535.'],
    [{ METRICS_HOST: ' ' }, 'METRICS_HOST must not be empty.'],
    [{ METRICS_TOKEN: 'x'.repeat(15) }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ AUDIT_FORWARD: 'logs.example.edu' }, 'AUDIT_FORWARD must be an address such as https://'],
    [{ AUDIT_FORWARD: 'syslog://logs.edu' }, 'AUDIT_FORWARD must be an address such as'],
    [{ AUDIT_FORWARD: 'ftp://logs.edu' }, 'AUDIT_FORWARD must be an address such as'],
    [{ AUDIT_FORWARD: 'file:///var/log/x' }, 'AUDIT_FORWARD must be an address such as'],
    [{ AUDIT_FORWARD: 'syslog+tls:logs.edu' }, 'AUDIT_FORWARD must'],
    [{ AUDIT_FORWARD: 'syslog+tls://:6514' }, 'AUDIT_FORWARD must'],
    [{ AUDIT_FORWARD: 'syslog+tls://logs.edu:0' }, 'AUDIT_FORWARD must have no user'],
    [{ AUDIT_FORWARD: 'syslog+tls://logs.edu:99999' }, 'AUDIT_FORWARD must be an address such as'],
    [{ AUDIT_FORWARD: 'syslog+tls://a%20b' }, 'AUDIT_FORWARD must have no user'],
    [{ AUDIT_FORWARD: 'syslog+udp://logs.edu/path' }, 'AUDIT_FORWARD must have no user'],
    [{ AUDIT_FORWARD: 'syslog+udp://logs.edu?a' }, 'AUDIT_FORWARD must have no user'],
    [{ AUDIT_FORWARD: 'https://me:pw@logs.edu' }, 'AUDIT_FORWARD must have no user'],
    [{ AUDIT_FORWARD: 'https://logs.edu/#a' }, 'AUDIT_FORWARD must have no user'],
    [{ AUDIT_FORWARD_TOKEN: 'abc' }, 'AUDIT_FORWARD must be set too, because AUDIT_FORWARD_TOKEN'],
    [
      { AUDIT_FORWARD: 'https://logs.edu', AUDIT_FORWARD_TOKEN: 'a\nb' },
      'AUDIT_FORWARD_TOKEN must be letters',
    ],
    [
      { AUDIT_FORWARD: 'SYSLOG+TLS://logs.edu', AUDIT_FORWARD_TOKEN: 'abc' },
      'AUDIT_FORWARD_TOKEN must not be set: syslog has no tokens',
    ],
    [{ SLOW_QUERY_MS: '1s' }, 'SLOW_QUERY_MS must be a number of milliseconds'],
    [{ S3_BUCKET: ' ' }, 'S3_BUCKET must not be empty.'],
    [{ S3_ENDPOINT: 'https://s3.x.edu' }, 'must be set too, because S3_ENDPOINT is set.'],
    [{ S3_REGION: 'eu' }, 'S3_SECRET_ACCESS_KEY must be set too, because S3_REGION is set.'],
    [{ GOOGLE_ISSUER: 'https://x.edu' }, 'must be set too, because GOOGLE_ISSUER is set.'],
    [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET must be set too'],
    [{ LEGACY_MEDIA_HOST: 'https://media.example' }, 'LEGACY_MEDIA_HOST must be a host name'],
    [{ LEGACY_MEDIA_HOST: 'media.example:8443' }, 'LEGACY_MEDIA_HOST must be a host name'],
    [{ LEGACY_MEDIA_HOST: 'media.example/old' }, 'LEGACY_MEDIA_HOST must be a host name'],
    [{ LEGACY_MEDIA_HOST: 'media.example.' }, 'LEGACY_MEDIA_HOST must be a host name'],
    [{ LEGACY_MEDIA_HOST: 'me@media.example' }, 'LEGACY_MEDIA_HOST must be a host name'],
    [{ LEGACY_MEDIA_HOST: 'localhost' }, 'LEGACY_MEDIA_HOST must be a host name'],
    [{ LEGACY_MEDIA_HOST: '127.0.0.1' }, 'LEGACY_MEDIA_HOST must be a host name'],
    [{ LEGACY_MEDIA_HOST: '0x7f.0x1' }, 'LEGACY_MEDIA_HOST must be a host name'],
    [{ LEGACY_MEDIA_HOST: '[::1]' }, 'LEGACY_MEDIA_HOST must be a host name'],
  ])('refuses %o with a sentence', (env, sentence) => {
    expect(mistakes(env as Record<string, string>).join()).toContain(sentence);
  });

  it('has no legacy media unless told, and takes their host in lower case', () => {
    expect(readConfig({}).legacyMediaHost).toBeNull();
    const { legacyMediaHost } = readConfig({ LEGACY_MEDIA_HOST: 'Media.Old-School.example' });
    expect(legacyMediaHost).toBe('media.old-school.example');
  });

  it('makes no backup and shows no metrics unless told', () => {
    const config = readConfig({ DATA_DIR: '/srv/callboard' });
    expect(config.backup).toEqual({ every: null, keep: 14, folder: '/srv/callboard/backups' });
    expect(config.metrics).toEqual({ port: null, host: '127.0.0.1', token: null });
    expect(config.slowQueryMs).toBe(1000);
    const told = readConfig({
      BACKUP_EVERY: '12h',
      BACKUP_KEEP: '3',
      BACKUP_DIR: '/mnt/safe',
      METRICS_PORT: '9100',
      METRICS_HOST: '10.0.0.5',
      METRICS_TOKEN: 'a-token-of-16-ch',
      SLOW_QUERY_MS: '0',
    });
    expect(told.backup).toEqual({ every: 43_200_000, keep: 3, folder: '/mnt/safe' });
    expect(told.metrics).toEqual({ port: 9100, host: '10.0.0.5', token: 'a-token-of-16-ch' });
    expect(told.slowQueryMs).toBe(0);
    expect(readConfig({ BACKUP_EVERY: 'off' }).backup.every).toBeNull();
  });

  it('accepts a full production and no less', () => {
    expect(mistakes(production)).toEqual([]);
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM']) {
      expect(mistakes({ ...production, [name]: '' }).join()).toContain(`${name} must`);
    }
    expect(mistakes({ ...production, DEMO: '1' }).join()).toContain('DEMO');
    expect(mistakes({ ...production, RATE_LIMIT: 'off' }).join()).toContain('RATE_LIMIT');
    expect(mistakes({ ...production, PUBLIC_URL: 'http://x.edu' }).join()).toContain('https');
  });

  it('copies the audit log to nobody unless told, and in production not in the clear', () => {
    expect(readConfig({}).auditForward).toBeNull();
    const hidden = [
      'https://logs.edu/in?key=1',
      'syslog+tls://logs.edu',
      'syslog+tls://[fd00::1]:1',
    ];
    const open = ['http://logs.edu', 'syslog+tcp://logs.edu:601', 'syslog+udp://10.0.0.5'];
    const own = ['http://127.0.0.1:8080/', 'syslog+udp://localhost', 'syslog+tcp://[::1]:601'];
    for (const AUDIT_FORWARD of [...hidden, ...own])
      expect(mistakes({ ...production, AUDIT_FORWARD })).toEqual([]);
    for (const AUDIT_FORWARD of open) {
      expect(mistakes({ ...production, AUDIT_FORWARD })).toEqual([
        'AUDIT_FORWARD must begin with https:// or syslog+tls://, or set ALLOW_PLAINTEXT=1 if the network between is your own.',
      ]);
      expect(mistakes({ ...production, AUDIT_FORWARD, ALLOW_PLAINTEXT: '1' })).toEqual([]);
      expect(readConfig({ AUDIT_FORWARD }).auditForward).toEqual({
        address: AUDIT_FORWARD,
        token: null,
      });
    }
  });

  it('knows https in capitals', () => {
    expect(readConfig({ ...production, PUBLIC_URL: 'HTTPS://X.edu/' }).publicUrl).toBe(
      'https://x.edu',
    );
  });

  it('reads lists in lower case and a public address without its slash', () => {
    const config = readConfig({
      EMAIL_DOMAINS: 'NYU.edu, tisch.edu ',
      PUBLIC_URL: 'http://x.edu/',
    });
    expect(config.emailDomains).toEqual(['nyu.edu', 'tisch.edu']);
    expect(config.publicUrl).toBe('http://x.edu');
  });
});
