import { outboxOf } from './outbox-of.ts';

/** Sends what an earlier page has kept. Its own file, so that the header loads it only when there is something. */
export function wakeOutbox(userId: number): void {
  outboxOf(userId).wake();
}
