import type { z } from 'zod';

/** The paths of keys that a valid value has and its schema does not know, such as `positions.0.colour`. */
export type FindUnknownKeys = (value: unknown, path?: string) => string[];

type Schema = z.core.$ZodTypes;

const none: string[] = [];

/** Made once a route, so that a request costs a look at each of its keys. Null where a schema has no keys to look at. */
export function findUnknownKeysOf(schema: z.core.$ZodType): FindUnknownKeys | null {
  const { def } = (schema as Schema)._zod;
  switch (def.type) {
    case 'object':
      return ofObject(def.shape, def.catchall !== undefined);
    case 'array':
      return ofArray(def.element);
    case 'union':
      return ofUnion(def.options);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nonoptional':
    case 'readonly':
      return findUnknownKeysOf(def.innerType);
    case 'pipe':
      return findUnknownKeysOf(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'lazy':
    case 'intersection':
    case 'tuple':
    case 'map':
      throw new Error(`Unknown keys of a schema of type ${def.type} cannot be found yet.`);
    default:
      return null;
  }
}

function ofObject(shape: z.core.$ZodShape, takesOthers: boolean): FindUnknownKeys {
  const known = new Map(
    Object.entries(shape).map(([key, schema]) => [key, findUnknownKeysOf(schema)]),
  );
  return (value, path = '') => {
    if (!isRecord(value)) return none;
    let found = none;
    for (const key of Object.keys(value)) {
      const find = known.get(key);
      if (find === null) continue;
      const unknown = find ? find(value[key], `${path}${key}.`) : [`${path}${key}`];
      if ((find || !takesOthers) && unknown.length > 0) found = [...found, ...unknown];
    }
    return found;
  };
}

function ofArray(element: z.core.$ZodType): FindUnknownKeys | null {
  const find = findUnknownKeysOf(element);
  if (!find) return null;
  return (value, path = '') =>
    Array.isArray(value)
      ? value.flatMap((item: unknown, index) => find(item, `${path}${index}.`))
      : none;
}

/** The option that the value is of: the first that takes it, as the schema itself chooses. */
function ofUnion(options: readonly z.core.$ZodType[]): FindUnknownKeys | null {
  const finders = options.map((option) => ({ option, find: findUnknownKeysOf(option) }));
  if (finders.every(({ find }) => !find)) return null;
  return (value, path) => {
    const taken = finders.find(({ option }) => (option as z.ZodType).safeParse(value).success);
    return taken?.find?.(value, path) ?? none;
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
