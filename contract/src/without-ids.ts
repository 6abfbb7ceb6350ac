const word = /^[a-z]*(-[a-z]+)*$/;

/** A path without what names one item or is a secret: `/api/appeals/Zk3x` is `/api/appeals/:id`. */
export function withoutIds(path: string): string {
  return path
    .split('/')
    .map((part) => (word.test(part) ? part : ':id'))
    .join('/');
}
