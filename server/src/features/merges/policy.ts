import { AppError } from '../../errors/app-error.ts';

export interface MergedAccount {
  id: string;
  email: string;
  isAdmin: boolean;
  isSuspended: boolean;
  isLeaving: boolean;
}

/** Throws where two accounts must stay two. */
export function requireMergeable(
  primary: MergedAccount,
  secondary: MergedAccount,
  protectedEmail: string | undefined,
): void {
  for (const [account, which] of [
    [primary, 'primary'],
    [secondary, 'secondary'],
  ] as const) {
    if (account.isSuspended)
      throw new AppError(
        'conflict',
        `The ${which} account is suspended. Please lift the suspension first.`,
      );
    if (account.isLeaving)
      throw new AppError(
        'conflict',
        `The ${which} account is about to be deleted: its owner has left.`,
      );
    if (account.email.toLowerCase() === protectedEmail?.toLowerCase())
      throw new AppError('conflict', `The ${which} account is protected and cannot be merged.`);
  }
  if (secondary.isAdmin)
    throw new AppError(
      'conflict',
      'The secondary account is an administrator’s and cannot be merged away.',
    );
}

/** The mailbox of an account with a second factor is not enough to merge it away. */
export function secondStepRequired(): AppError {
  return new AppError(
    'second_step_required',
    'The account of the new address has two-step sign-in. Please prove with it that the account is yours.',
  );
}
