import { createAuthApp } from './auth-app.ts';
import { createStaff } from './staff.ts';
import { createTestApp } from './test-app.ts';

export type TwoInstances = Awaited<ReturnType<typeof createTwoInstances>>;

/** The app and another instance on its database, and those who look after it. */
export async function createTwoInstances() {
  const app = await createAuthApp({ ADMIN_EMAILS: 'dean@nyu.edu' });
  // Either instance may take a task: a mail that this one took would otherwise be lost.
  const elsewhere = await createTestApp({
    background: true,
    databaseUrl: app.databaseUrl,
    env: { SMTP_URL: app.config.smtpUrl ?? '' },
  });
  return {
    app,
    elsewhere,
    staff: await createStaff(app),
    close: async () => {
      await elsewhere.close();
      await app.close();
    },
  };
}
