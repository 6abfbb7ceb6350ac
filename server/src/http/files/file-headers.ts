import { isDocument } from '../../platform/files/content-type.ts';

const policy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** A member's file as what it is and nothing more: no sniffing, no scripts, documents only to save under this plain name. */
export function fileHeaders(contentType: string, name: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isDocument(contentType) && { 'content-disposition': `attachment; filename="${name}"` }),
  };
}
