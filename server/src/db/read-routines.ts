import { readFileSync } from 'node:fs';

interface Routine {
  name: string;
  /** Of a trigger. */
  table: string | null;
  sentence: string;
  definition: string;
}

/** The functions and triggers of routines.sql, each of which stands below a sentence. */
export function readRoutines(): Routine[] {
  const text = readFileSync(new URL('./routines.sql', import.meta.url), 'utf8');
  const [, ...blocks] = text.split(/^(?=-- )/m);
  return blocks.map((block) => {
    const end = block.indexOf('\n');
    const definition = block.slice(end + 1).trimEnd();
    const [, name = ''] = /(?:FUNCTION public\.|TRIGGER )(\w+)/.exec(definition) ?? [];
    const [, table = null] = / ON (\w+) (?:FOR EACH|REFERENCING)/.exec(definition) ?? [];
    return { name, table, sentence: block.slice(3, end), definition };
  });
}
