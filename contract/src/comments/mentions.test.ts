import { expect, it } from 'vitest';
import { mention } from './mentions.ts';

it('names a member as they were called when it was written', () => {
  const ann = { id: 'user_ann', name: 'Ann Lee' };
  expect(mention.parse({ ...ann, email: 'ann@school.edu' })).toEqual(ann);
});
