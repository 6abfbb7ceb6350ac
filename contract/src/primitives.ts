import { z } from 'zod';

/** Bounded text: trimmed, at most `max` characters. */
export const text = (max: number, whenMissing?: string) =>
  z
    .string(whenMissing)
    .trim()
    .max(max, {
      error: () => `Please keep this to ${max.toLocaleString('en')} characters or fewer.`,
    });

/** The same message whether it is empty or missing. */
export const requiredText = (max: number, message: string) => text(max, message).min(1, message);

/** Control characters but tab and line feed: nobody typed them, and PostgreSQL refuses the first. */
const controls = /(?![\t\n])\p{Cc}/gu;
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** What people write to each other, over several lines; it may be empty, but not of characters that nobody sees. */
export const writtenText = (max: number, message: string) =>
  z
    .string(message)
    .transform((written) => written.replaceAll(/\r\n?/g, '\n').replaceAll(controls, ''))
    .pipe(text(max))
    .refine((written) => written === '' || visible.test(written), message);

/** The same, and something must be there. */
export const requiredWrittenText = (max: number, message: string) =>
  writtenText(max, message).refine((written) => written !== '', message);

/** Null or an empty text is none. */
export const nullableText = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null);

/** The same, and so is a missing one. */
export const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);

export const id = z.string().min(1).max(64);

/** An instant as PostgreSQL knows it: ISO 8601 with microseconds, never a Date. */
export const instant = z.iso.datetime({ offset: true });

const dayMessage = 'Please choose a day.';
const days = [z.iso.date(), instant] as const;
const isPlannable = (value: string) => value === '' || /^(19|20|21)\d\d-/.test(value);
const plannableMessage = 'Please choose a day before the year 2200.';

/** A calendar day as YYYY-MM-DD, of the years 1900 to 2199; an instant stands for its day. */
export const day = z
  .union(days, dayMessage)
  .refine(isPlannable, plannableMessage)
  .transform((value) => value.slice(0, 10));

/** Null or an empty text is none. */
export const nullableDay = z
  .union([z.literal(''), ...days], dayMessage)
  .refine(isPlannable, plannableMessage)
  .nullable()
  .transform((value) => value?.slice(0, 10) || null);

/** The same, and so is a missing one. */
export const optionalDay = nullableDay.default(null);

/** Where counting stops: beyond it, a count would cost more with every row. */
export const mostCounted = 1_000;

export const boundedCount = z.object({
  count: z.int().max(mostCounted),
  /** There are more than that. */
  isMore: z.boolean(),
});

export type BoundedCount = z.output<typeof boundedCount>;

export const idParams = z.object({ id });

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(500).optional(),
});

export type PageQuery = z.output<typeof pageQuery>;
