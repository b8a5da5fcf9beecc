import { makeListeners } from '#web/platform/store/store.ts';

let owner: number | null = null;
const listeners = makeListeners();

/** Only what the person wrote who is signed in on this page may leave it. Answers with how to end that. */
export function ownOutbox(userId: number): () => void {
  owner = userId;
  listeners.notify();
  return () => {
    if (owner === userId) owner = null;
  };
}

/** Who is signed in on this page, as far as their outbox goes; null for a visitor. */
export const ownerNow = () => owner;

export const isOwner = (userId: number) => owner === userId;

/** Whenever a person signs in, or comes back to a page that knows them. */
export const onOwner = listeners.subscribe;
