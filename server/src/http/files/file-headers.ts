import { isDocument } from '../../platform/files/content-type.ts';

const policy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Headers of a member's file: no sniffing, no scripts, and a document can only be downloaded, under this name. */
export function fileHeaders(contentType: string, name: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-security-policy': policy,
    ...(isDocument(contentType) && { 'content-disposition': `attachment; filename="${name}"` }),
  };
}
