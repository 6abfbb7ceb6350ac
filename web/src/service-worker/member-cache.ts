import { exclusive } from './exclusive.ts';

const prefix = 'member-';

/** One at a time: an answer that arrives during a sign-out would otherwise open the deleted cache again. */
const inOrder = exclusive();

let signOuts = 0;

/** Changes at every sign-out. A page that was asked for before one must not be stored after it. */
export const countSignOuts = () => signOuts;

/** The cache of the member who is signed in; its name carries the member's id. There is at most one. */
export async function findMemberCacheName(): Promise<string | null> {
  return (await caches.keys()).find((name) => name.startsWith(prefix)) ?? null;
}

export async function findMemberCache(): Promise<Cache | null> {
  const name = await findMemberCacheName();
  return name === null ? null : caches.open(name);
}

/** Opens the cache of this member and deletes that of any other; null where somebody has signed out since. */
export function switchMember(id: string, signOutsBefore: number): Promise<Cache | null> {
  return inOrder(async () => {
    if (signOuts !== signOutsBefore) return null;
    await deleteMemberCaches(`${prefix}${id}`);
    return caches.open(`${prefix}${id}`);
  });
}

/** Deletes whatever was stored for a member: answers, page and unsent changes. */
export function forgetMember(): Promise<void> {
  signOuts++;
  return inOrder(() => deleteMemberCaches());
}

/** Stores an answer, unless the member has signed out or changed since the request was sent. */
export function storeForMember(
  cacheName: string | null,
  key: string,
  answer: Response,
): Promise<void> {
  return inOrder(async () => {
    if (cacheName === null || cacheName !== (await findMemberCacheName())) return;
    await (await caches.open(cacheName)).put(key, answer);
  });
}

async function deleteMemberCaches(except?: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== except);
  await Promise.all(others.map((name) => caches.delete(name)));
}
