import { cutToLength } from '#contract/cut-text.ts';

/** An entry of a log as it leaves the house. */
export interface LogRecord {
  id: string;
  createdAt: string;
  action: string;
  actorId: string | null;
  subjectId: string | null;
  targetType: string | null;
  targetId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  note: string | null;
}

/** Facility 13, log audit; severity 5, notice. */
const priority = 13 * 8 + 5;

/** How long the texts of a record may be, from whole to what fits into anything. */
const textLimits = [Number.POSITIVE_INFINITY, 1_000, 200, 60];

/**
 * One message of RFC 5424 with at most `maxBytes`, whose text is the record as JSON. All of it is printable ASCII: no value can end
 * the message, begin another one, or be cut in the middle of a character.
 */
export function syslogMessage(record: LogRecord, host: string, maxBytes: number): Buffer {
  const { createdAt, action } = record;
  const header = `<${priority}>1 ${createdAt} ${word(host, 255)} callboard - ${word(action, 32)} - `;
  const text = recordAsJson(record, maxBytes - header.length);
  return Buffer.from(`${header}${text}`.slice(0, maxBytes), 'latin1');
}

/** A field of the header: no spaces, and never empty. */
function word(text: string, longest: number): string {
  return text.replace(/[^\x21-\x7e]/g, '_').slice(0, longest) || '-';
}

/** Stays JSON where it has to be cut, and then says so. */
function recordAsJson(record: LogRecord, maxBytes: number): string {
  for (const longest of textLimits) {
    const isCut = longest !== Number.POSITIVE_INFINITY;
    const text = asciiJson(isCut ? { ...record, isCut } : record, longest);
    if (text.length <= maxBytes) return text;
  }
  return asciiJson({ ...record, before: null, after: null, note: null, isCut: true }, 60);
}

function asciiJson(value: unknown, longest: number): string {
  const json = JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'string' ? cutToLength(field, longest) : field,
  );
  return json.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
