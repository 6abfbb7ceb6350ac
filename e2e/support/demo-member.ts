import { members } from '#server/demo/data/members.ts';
import type { DemoMember } from '#server/demo/data/shapes.ts';

export function demoMember(key: string): DemoMember {
  const member = members.find((one) => one.key === key);
  if (!member) throw new Error(`The demo community has no ${key}.`);
  return member;
}
