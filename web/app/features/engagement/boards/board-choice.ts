import { makeStore } from '#web/platform/store/store.ts';

/** The id of the saved design whose board is being chosen, for the page's single dialog. */
export const boardChoice = makeStore<number | null>(null);
