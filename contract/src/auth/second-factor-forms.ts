import { z } from 'zod';
import { requiredText } from '../primitives.ts';

export const totpDigits = 6;
export const recoveryCodeCount = 10;

/** Digits as an authenticator app shows them, with or without a space. */
const totpCode = z
  .string()
  .max(20)
  .overwrite((code) => code.replace(/\s/g, ''))
  .regex(/^\d{6}$/, `Please enter the ${totpDigits} digits that your app shows.`);

/** Crockford's alphabet: letters that look like digits count as those digits. */
const recoveryCode = z
  .string()
  .max(60)
  .overwrite((code) =>
    code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'),
  )
  .regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'Please enter one of your recovery codes, 16 characters.');

export const passkeyName = requiredText(60, 'Please give the passkey a name.');

export const totpForm = z.object({ code: totpCode });
export const recoveryCodeForm = z.object({ code: recoveryCode });
export const passkeyNameForm = z.object({ name: passkeyName });
export const passwordProofForm = z.object({
  password: z.string().min(1, 'Please enter your password.').max(200),
});
