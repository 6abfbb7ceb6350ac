import type { Page } from '@playwright/test';
import { product } from './product.ts';

export const demoDomain = 'demo.nyu.edu';
export const demoPassword = 'callboard-demo';

/** Members of the demo community. */
export const demo = {
  student: 'maya.okafor@demo.nyu.edu',
  alumna: 'odalys.quintero@demo.nyu.edu',
  administrator: 'helena.strand@demo.nyu.edu',
};

/** Signs this browser in without the form, which has a journey of its own. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const answer = await page.request.post(`${product.url}/api/auth/login`, {
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`Sign-in as ${email} failed: ${await answer.text()}`);
}
