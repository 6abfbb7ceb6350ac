import { AppError } from './app-error.ts';

declare const isAuthorized: unique symbol;

/** A row that a policy lets the viewer change; only `authorize` makes one, so a write that takes it cannot skip the policy. */
export type Authorized<Row> = Row & { readonly [isAuthorized]: true };

/** Returns the row if the policy allows it, else throws a 403 with the refusal. */
export function authorize<Viewer, Row>(
  viewer: Viewer,
  policy: (viewer: NoInfer<Viewer>, row: NoInfer<Row>) => boolean,
  row: Row,
  refusal: string,
): Authorized<Row> {
  if (!policy(viewer, row)) throw new AppError('forbidden', refusal);
  return row as Authorized<Row>;
}
