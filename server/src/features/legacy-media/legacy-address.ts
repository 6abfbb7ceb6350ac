import { AppError } from '../../errors/app-error.ts';

/** What a parser of addresses would forgive or drop, and what no name of a file has. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const suspicious = /[\x00-\x1f\x7f\\]|%00/;

/** An address of the legacy host and no other, written as plainly as can be; everything else is refused. */
export function legacyAddress(text: string, host: string | null): URL {
  if (host === null) throw new AppError('invalid', 'This Callboard has no older media to show.');
  const address = text.startsWith(`https://${host}/`) ? URL.parse(text) : null;
  if (address?.origin !== `https://${host}` || suspicious.test(text)) {
    throw new AppError('invalid', 'Only files of our older media can be shown here.');
  }
  return address;
}
