/** Stores only that the reminder was closed; a cookie, so that the server renders the page without it. */
const name = 'tanabana_reminder';
const daySeconds = 86_400;

export function closeReminder(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser that we serve
  document.cookie = `${name}=closed; path=/; max-age=${daySeconds}; samesite=lax`;
}

export function isReminderClosed({ headers }: Request): boolean {
  return new RegExp(`(?:^|;\\s*)${name}=closed(?:;|$)`).test(headers.get('cookie') ?? '');
}
