import { makeListeners } from '#web/platform/store/store.ts';

let owner: number | null = null;
const listeners = makeListeners();

/**
 * Sets the signed-in person, the only one whose entries may be sent from this page. Returns a function that unsets
 * it.
 */
export function ownOutbox(userId: number): () => void {
  owner = userId;
  listeners.notify();
  return () => {
    if (owner === userId) owner = null;
  };
}

/** The id of the signed-in person whose outbox may send; null for a visitor. */
export const ownerNow = () => owner;

export const isOwner = (userId: number) => owner === userId;

/** Called when a person signs in, or opens a page already signed in. */
export const onOwner = listeners.subscribe;
