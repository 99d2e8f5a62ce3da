/** This browser as a place where notices go. Every failure is a sentence. */
import type { NoticePlace } from '@bridgehead/match';
import { api, type Outcome } from '../api.ts';
import { t } from '../i18n.ts';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const no = (key: string): Outcome<never> => ({ ok: false, code: 'push', sentence: t(key) });

/** Asks for leave, subscribes, and tells the server. */
export async function addThisBrowser(pushKey: string): Promise<Outcome<NoticePlace>> {
  if (!canPush()) return no('notices.push.unsupported');
  if ((await Notification.requestPermission()) !== 'granted') return no('notices.push.denied');
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return no('notices.push.no-worker');
  let subscription: PushSubscription;
  try {
    subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  } catch {
    return no('notices.push.failed');
  }
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return no('notices.push.failed');
  return api.addPlace({ kind: 'push', label: browserName(), endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
}

function browserName(): string {
  const [, name] = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(navigator.userAgent) ?? [];
  const [, system] = /(Windows|Android|iPhone|iPad|Mac OS|Linux)/.exec(navigator.userAgent) ?? [];
  return [name ?? 'Browser', system].filter(Boolean).join(', ');
}
