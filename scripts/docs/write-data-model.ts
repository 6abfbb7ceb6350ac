import { writeFileSync } from 'node:fs';
import { dataModel } from './data-model.ts';

writeFileSync(new URL('../../docs/data-model.md', import.meta.url), await dataModel());
