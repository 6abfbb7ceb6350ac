import fastJson, { type AnySchema } from 'fast-json-stringify';
import { z } from 'zod';

type Serialize = (value: unknown) => string;

const jsonSchemas = new WeakMap<z.ZodType, object>();
const serializers = new WeakMap<object, Serialize>();

/** Of what a route answers; worked out once in a process, however many servers mount the route. */
export function jsonSchemaOf(response: z.ZodType): object {
  const found = jsonSchemas.get(response);
  if (found) return found;
  const schema = z.toJSONSchema(response, { target: 'openapi-3.0', io: 'output' });
  jsonSchemas.set(response, schema);
  return schema;
}

/** Writes the fields of the schema, and no others. Compiled when the first answer needs it, once in a process. */
export function serializerOf({ schema }: { schema: AnySchema }): Serialize {
  return (value) => {
    const serialize: Serialize = serializers.get(schema) ?? fastJson(schema);
    serializers.set(schema, serialize);
    return serialize(value);
  };
}
