const scheme = /^https?:\/\/(?=[^/])/i;
/** A name, a port and whatever follows: what people type without a scheme. */
const schemeless = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]|$)/u;
/** A URL parser drops or replaces these without a word. */
const disguises = /[\s\\\p{C}]/u;
const publicName =
  /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/**
 * The http(s) address of a public name, written as a browser reads it: a name of other letters as `xn--…`, so that it looks like no
 * other. Null for anything else, and for a user name or a character that could dress it up as another address.
 */
export function parseWebAddress(typed: string): string | null {
  const address = typed.trim();
  if (disguises.test(address)) return null;
  const complete = withScheme(address);
  if (!complete || !URL.canParse(complete)) return null;
  const url = new URL(complete);
  if (url.username || url.password || authorityOf(address).includes('@')) return null;
  if (!publicName.test(url.hostname)) return null;
  return url.href === `${url.origin}/` && !address.endsWith('/') ? url.origin : url.href;
}

/** An address that is complete: a browser would open it as it stands. */
export function isWebAddress(value: string): boolean {
  return scheme.test(value) && parseWebAddress(value) !== null;
}

/** With the `https://` that people leave out; what is no address stays as it is. */
export function completeWebAddress(value: string): string {
  return parseWebAddress(value) ?? value;
}

function withScheme(address: string): string | null {
  if (scheme.test(address)) return address;
  return schemeless.test(address) ? `https://${address}` : null;
}

function authorityOf(address: string): string {
  return address.replace(scheme, '').split(/[/?#]/, 1)[0] ?? '';
}
