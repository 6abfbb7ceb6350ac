import { type Mock, vi } from 'vitest';
import { siteConfig } from '#web/lib/session/boot.ts';

const endpoint = 'https://push.example.com/send/1';
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export interface FakePush {
  subscribe: Mock<() => Promise<object>>;
  unsubscribe: Mock<() => Promise<boolean>>;
  requestPermission: Mock<() => Promise<NotificationPermission>>;
}

/** The push service of the browser, which tests cannot reach; the member answers its question with `answer`. */
export function fakePush(answer: NotificationPermission = 'granted'): FakePush {
  let permission: NotificationPermission = 'default';
  let subscription: object | null = null;
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = vi.fn(async () => {
    subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
    return subscription;
  });
  const requestPermission = vi.fn(async () => {
    permission = answer;
    return answer;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return permission;
    },
  });
  vi.stubGlobal('PushManager', class {});
  const { serviceWorker } = navigator;
  const ready = registration as unknown as ServiceWorkerRegistration;
  vi.spyOn(serviceWorker, 'register').mockResolvedValue(ready);
  vi.spyOn(serviceWorker, 'getRegistration').mockResolvedValue(ready);
  vi.spyOn(serviceWorker, 'ready', 'get').mockResolvedValue(ready);
  siteConfig.serviceWorker = true;
  return { subscribe, unsubscribe, requestPermission };
}
