let owner: number | null = null;
const listeners = new Set<() => void>();

/** Only messages of the person who is signed in on this page may leave it. Answers with how to end that. */
export function ownOutbox(userId: number): () => void {
  owner = userId;
  for (const listener of listeners) listener();
  return () => {
    if (owner === userId) owner = null;
  };
}

export const isOwner = (userId: number) => owner === userId;

/** Whenever somebody signs in, or comes back to a page that knows them. */
export function onOwner(listener: () => void): void {
  listeners.add(listener);
}
