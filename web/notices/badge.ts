/** The number on the app's icon: how many tables wait for this person. */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const done = count === 0 ? clearAppBadge?.call(navigator) : setAppBadge?.call(navigator, count);
  done?.catch(() => undefined);
}
