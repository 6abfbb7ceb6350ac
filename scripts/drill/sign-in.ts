/** The cookie of a member of the demo community. */
export async function signIn(url: string, email = 'maya.okafor@demo.nyu.edu'): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'callboard-demo' }),
  });
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  if (answer.status !== 200) throw new Error(`The sign-in was answered with ${answer.status}.`);
  return cookie;
}
