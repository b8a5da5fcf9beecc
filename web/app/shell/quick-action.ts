/** What may be begun from anywhere, in a dialog over the page. */
export type QuickAction = 'story' | 'chat';

let opened: QuickAction | null = null;
const listeners = new Set<() => void>();

export function openQuickAction(action: QuickAction): void {
  tell(action);
}

export function closeQuickAction(): void {
  tell(null);
}

export function openedQuickAction(): QuickAction | null {
  return opened;
}

export function subscribeToQuickAction(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(action: QuickAction | null): void {
  opened = action;
  for (const listener of listeners) listener();
}
