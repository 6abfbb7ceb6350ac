import type { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** The paths of all fields that an answer of this schema may have. */
export function fieldsOfSchema(schema: Schema, path = ''): string[] {
  const { items, properties = {} } = schema;
  const inner = [...alternativesOf(schema), ...listOf(items)];
  return [
    ...inner.flatMap((one) => fieldsOfSchema(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) => [
      `${path}.${name}`,
      ...fieldsOfSchema(asSchema(one), `${path}.${name}`),
    ]),
  ];
}

/** The paths of the fields of an answer that are not null. What is null reveals nothing. */
export function fieldsOfAnswer(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOfAnswer(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === null ? [] : [`${path}.${name}`, ...fieldsOfAnswer(inner, `${path}.${name}`)],
  );
}

/** The paths of the fields of an answer that its schema does not have. */
export function findUnknownFields(value: unknown, schemas: Schema[], path = ''): string[] {
  const known = schemas.flatMap((schema) => [schema, ...alternativesOf(schema)]);
  if (Array.isArray(value)) {
    const items = known.flatMap((schema) => listOf(schema.items));
    return value.flatMap((item) => findUnknownFields(item, items, path));
  }
  if (typeof value !== 'object' || value === null || known.some(isAnything)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const of = known.flatMap((schema) => [
      ...listOf(schema.properties?.[name]),
      ...listOf(schema.additionalProperties),
    ]);
    return of.length === 0 ? [`${path}.${name}`] : findUnknownFields(inner, of, `${path}.${name}`);
  });
}

function alternativesOf({ anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...anyOf, ...oneOf].map(asSchema).flatMap((one) => [one, ...alternativesOf(one)]);
}

function isAnything(schema: Schema): boolean {
  return Object.keys(schema).filter((key) => key !== '$schema').length === 0;
}

function listOf(one: unknown): Schema[] {
  return typeof one === 'object' && one !== null ? [asSchema(one)] : [];
}

function asSchema(one: unknown): Schema {
  return typeof one === 'object' && one !== null ? (one as Schema) : {};
}
