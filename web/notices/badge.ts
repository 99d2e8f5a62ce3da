/** How many tables wait for this person: on the app's icon, and in the page's title. */
export function showWaiting(count: number): void {
  document.title = `${count === 0 ? '' : `(${count}) `}${document.title.replace(/^\(\d+\) /, '')}`;
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const done = count === 0 ? clearAppBadge?.call(navigator) : setAppBadge?.call(navigator, count);
  done?.catch(() => undefined);
}
