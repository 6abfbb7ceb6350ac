import { anyName, type Fields, type Role, type Rule } from './field-rules.ts';

/** The paths of all fields of an answer that this role may not see. What is null or an empty list reveals nothing. */
export function findHiddenFields(value: unknown, rules: Fields, role: Role, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => findHiddenFields(item, rules, role, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    checkField(inner, rules[name] ?? rules[anyName], role, `${path}.${name}`),
  );
}

function checkField(value: unknown, rule: Rule | undefined, role: Role, path: string): string[] {
  if (rule === undefined) return [path];
  if (value === null) return [];
  if (isRoles(rule)) return rule.includes(role) ? [] : [path];
  if (rule !== true) return findHiddenFields(value, rule, role, path);
  return [value].flat(Number.POSITIVE_INFINITY).some((one) => typeof one === 'object')
    ? [`${path} (an object)`]
    : [];
}

function isRoles(rule: Rule): rule is readonly Role[] {
  return Array.isArray(rule);
}
