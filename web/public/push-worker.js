/** The service worker's part in notices: shows what was pushed, and opens the table it is about. */
self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {};
  const { title = 'Bridgehead', text = '', url = '/', tag = 'bridgehead' } = notice;
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body: text, tag, icon: '/icon.svg', badge: '/icon.svg', data: { url } }),
      self.navigator.setAppBadge?.().catch(() => undefined),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin);
  // A notice leads to this place only.
  const target = self.location.origin + url.pathname;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url === target);
      return open === undefined ? self.clients.openWindow(target) : open.focus();
    }),
  );
});
