import type { push } from '#contract/push/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';

type NewSubscription = BodyInputOf<typeof push.subscribe>;

const memberKey = 'push-member';

/** Subscribes this browser at its push service, with the key of our server. */
export async function subscribeBrowser(publicKey: string): Promise<NewSubscription> {
  const { pushManager } = await getRegistration();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return toBody(await pushManager.subscribe(options));
  } catch (error) {
    // The browser keeps one subscription, and this one was made with another key.
    const older = await pushManager.getSubscription();
    if (!older) throw error;
    await older.unsubscribe();
    return toBody(await pushManager.subscribe(options));
  }
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The subscription of a member who had turned push on here and has signed in anew; the server forgot it at sign-out. */
export async function findSubscriptionOf(memberId: string): Promise<NewSubscription | null> {
  if (localStorage.getItem(memberKey) !== memberId) return null;
  if (!('PushManager' in window) || Notification.permission !== 'granted') return null;
  const subscription = await (await getRegistration()).pushManager.getSubscription();
  return subscription && toBody(subscription);
}

export function rememberMember(memberId: string | null): void {
  if (memberId === null) localStorage.removeItem(memberKey);
  else localStorage.setItem(memberKey, memberId);
}

async function getRegistration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

function toBody(subscription: PushSubscription): NewSubscription {
  const { endpoint, keys } = subscription.toJSON() as NewSubscription;
  return { endpoint, keys };
}
