import type { Environment } from './environment.ts';

/** What must not be so in production, or outside of it, one sentence each. */
export function findInsecureSettings(env: Environment): string[] {
  return env.NODE_ENV === 'production'
    ? [...findMissingInProduction(env), ...findPlaintextConnections(env)]
    : findExposedDevelopment(env);
}

function findMissingInProduction(env: Environment): string[] {
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

/** Passwords, codes and members' data would cross a network in the clear. */
function findPlaintextConnections(env: Environment): string[] {
  if (env.ALLOW_PLAINTEXT) return [];
  const unless = 'or set ALLOW_PLAINTEXT=1 if the network between is your own';
  const mistakes: string[] = [];
  if (isRemote(env.SMTP_URL, 'smtp:') && !hasOption(env.SMTP_URL, 'requireTLS', /^true$/))
    mistakes.push(`SMTP_URL must begin with smtps:// or end with ?requireTLS=true, ${unless}.`);
  if (isRemote(env.S3_ENDPOINT, 'http:'))
    mistakes.push(`S3_ENDPOINT must begin with https://, ${unless}.`);
  if (isRemote(env.AUDIT_FORWARD, /^(http|syslog\+(tcp|udp)):$/))
    mistakes.push(`AUDIT_FORWARD must begin with https:// or syslog+tls://, ${unless}.`);
  if (
    isRemote(env.DATABASE_URL, /^postgres(ql)?:$/) &&
    !hasOption(env.DATABASE_URL, 'sslmode', /^(require|verify-ca|verify-full)$/)
  )
    mistakes.push(
      `DATABASE_URL must end with ?sslmode=verify-full or ?sslmode=require, ${unless}.`,
    );
  return mistakes;
}

/** Outside production the mailbox at /dev/mail and the demo's administrator are open to everybody who reaches the port. */
function findExposedDevelopment(env: Environment): string[] {
  if (env.EXPOSE_DEVELOPMENT) return [];
  const unless = 'Set NODE_ENV=production, or EXPOSE_DEVELOPMENT=1 if that is meant.';
  const mistakes: string[] = [];
  if (!isLoopback(env.HOST))
    mistakes.push(
      `HOST ${env.HOST} would show others the mailbox and the demo's sign-ins. ${unless}`,
    );
  if (env.PUBLIC_URL?.startsWith('https://'))
    mistakes.push(`PUBLIC_URL with https:// is for production. ${unless}`);
  return mistakes;
}

function isRemote(address: string | undefined, protocol: string | RegExp): boolean {
  const url = URL.parse(address ?? '');
  if (!url || !new RegExp(protocol).test(url.protocol)) return false;
  const host = url.hostname || url.searchParams.get('host') || 'localhost';
  return !host.startsWith('/') && !isLoopback(host);
}

function hasOption(address: string | undefined, name: string, value: RegExp): boolean {
  return value.test(URL.parse(address ?? '')?.searchParams.get(name) ?? '');
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
}
