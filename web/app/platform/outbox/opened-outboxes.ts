import type { Outbox } from './outbox.ts';

/** The outboxes that this page has fetched, by person: in a file of its own, so that the first page can do without them. */
export const openedOutboxes = new Map<number, Outbox>();
