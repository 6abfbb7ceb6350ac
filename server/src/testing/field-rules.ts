/** Who asks: nobody signed in, any member, a connection of the owner, the owner, an administrator. */
export const roles = ['stranger', 'member', 'connection', 'owner', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Fields that no answer has but those that are named below: how somebody is reached, what was said in confidence, proofs. */
const privateName =
  /^(email|phoneNumber|note|address|secret|uri|recoveryCodes|endpoint|auth|p256dh)$|hash|token|^key$|^password/i;

interface PrivateField {
  routes: RegExp;
  fields: RegExp;
  /** Who may see it of those who may call the route; all of them, unless it says so. */
  roles?: readonly Role[];
}

const contact = /\.(email|phoneNumber)$/;

const privateFields: PrivateField[] = [
  // The viewer's own account.
  {
    routes: /^POST \/api\/auth\/(login|signup|verify-otp|passkey-sign-in|second-step)$/,
    fields: contact,
  },
  {
    routes: /^(GET \/api\/auth\/user|PUT \/api\/users\/profile|PUT \/api\/welcome)$/,
    fields: contact,
  },
  { routes: /^GET \/api\/account\/suspension$/, fields: contact },
  { routes: /^GET \/api\/auth\/identities$/, fields: /^\.email$/ },
  { routes: /^GET \/api\/auth\/sessions$/, fields: /^\.address$/ },
  { routes: /^POST \/api\/account\/graduation\/(confirm|second-step)$/, fields: /^\.email$/ },
  { routes: /^POST \/api\/auth\/totp$/, fields: /^\.(secret|uri)$/ },
  {
    routes: /^POST \/api\/auth\/(passkeys|recovery-codes|totp\/confirm)$/,
    fields: /^\.recoveryCodes$/,
  },
  // What staff decides, and what the member concerned reads of it.
  { routes: /^\w+ \/api\/admin\//, fields: /\.(email|phoneNumber|note)$/ },
  { routes: /^(GET \/api\/account\/acts|\w+ \/api\/appeals\/:token)$/, fields: /^\.note$/ },
  { routes: /^GET \/api\/notifications$/, fields: /^\.data\.appealToken$/ },
  // Who applies is reached by whoever posted the job, and a crew by each other as far as they agreed.
  { routes: /\/call-sheet(\/contact)?$/, fields: /^\.crew\.(email|phoneNumber)$/ },
  { routes: /application|\/apply$/, fields: /^\.note$/ },
  {
    routes: /^(GET \/api\/applications|GET .*\/application|POST .*\/(restore|apply))$/,
    fields: /^\.applicant\.email$/,
  },
  {
    routes: /^\w+ \/api\/(job-applications|applications\/.*:\w+)$/,
    fields: /^\.applicant\.email$/,
    roles: ['owner', 'administrator'],
  },
  // `visibleContact` decides.
  {
    routes: /^GET \/api\/users\/:id$/,
    fields: contact,
    roles: ['connection', 'owner', 'administrator'],
  },
  // The note of a request is for whom it was sent to.
  { routes: /^\w+ \/api\/connections(\/|$)/, fields: /^\.note$/, roles: ['owner'] },
  { routes: /^GET \/api\/users\/search$/, fields: /^\.connection\.note$/, roles: ['owner'] },
];

/** Whether an answer of the route may show a field to somebody; without a role, whether its schema may have it. */
export function maySeeField(route: string, field: string, role?: Role): boolean {
  const name = field.slice(field.lastIndexOf('.') + 1);
  if (!privateName.test(name)) return true;
  const found = privateFields.filter(
    ({ routes, fields }) => routes.test(route) && fields.test(field),
  );
  return found.some(({ roles: only }) => !role || !only || only.includes(role));
}
