import { admin } from '#contract/admin/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { cookieOf } from './auth-app.ts';
import { createFactorApp, type FactorApp, password } from './factor-app.ts';
import type { Send } from './send.ts';
import { createStaff } from './staff.ts';

type Suspension = BodyInputOf<typeof admin.suspend>;
type Member = Awaited<ReturnType<FactorApp['memberWith']>>['member'];

/** The app, with short ways to suspend members and to be one of them. */
export async function createSuspensionApp() {
  const app = await createFactorApp({ ADMIN_EMAILS: 'dean@nyu.edu' });
  const staff = await createStaff(app);
  const suspend = (id: string, body: Suspension = { reason: 'Fake castings.' }) =>
    staff.send.administrator(admin.suspend, { params: { userId: id }, body });
  /** Requests of the session with this cookie. */
  const withCookie = (cookie: string) => app.callWith({ cookie });
  /** Signs in as a suspended member; requests of the session that this opens. */
  const signIn = async ({ email }: Member): Promise<Send> => {
    const answer = await app.logIn(email, password);
    const { code } = answer.error();
    if (code !== 'suspended') throw new Error(`The sign-in of ${email} answers ${code}.`);
    return withCookie(cookieOf(answer));
  };
  return {
    ...app,
    staff,
    suspend,
    withCookie,
    signIn,
    suspendedMember: async (body?: Suspension) => {
      const { member } = await app.memberWith({ firstName: 'Maya' });
      await suspend(member.id, body);
      return { member, send: await signIn(member) };
    },
  };
}
