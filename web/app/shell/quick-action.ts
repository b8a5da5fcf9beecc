import { makeStore } from '#web/platform/store/store.ts';

/** What may be begun from anywhere, in a dialog over the page. */
export type QuickAction = 'story' | 'chat';

/** The one whose dialog is open. */
export const quickAction = makeStore<QuickAction | null>(null);
