import { makeStore } from '#web/platform/store/store.ts';

/** Actions that can be started on any page, in a dialog. */
export type QuickAction = 'story' | 'chat';

/** The action whose dialog is open; null for none. */
export const quickAction = makeStore<QuickAction | null>(null);
