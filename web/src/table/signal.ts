/** Says "your turn" beyond the page. */
export function tellOutside(title: string, body: string): void {
  if ('Notification' in window && Notification.permission === 'granted') {
    new Notification(title, { body, tag: 'coldwake-turn' });
  }
}
