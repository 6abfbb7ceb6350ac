import { createHash } from 'node:crypto';

/** Security headers of a page. Inline scripts are allowed by their hashes: those that the build wrote, and no others. */
export function pageHeaders(https: boolean, inlineScripts: string[]): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts.map(hashSource)].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    ...(https ? { 'upgrade-insecure-requests': '' } : {}),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([what, from]) => `${what} ${from}`.trim())
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  };
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
