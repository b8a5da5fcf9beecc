import type { Message } from '#contracts/messaging/messaging.contract.ts';

/** What this tab knows of a chat: an unbroken run of messages that ends with the newest one known. */
export interface History {
  /** Oldest first. */
  messages: Message[];
  hasOlder: boolean;
  /** The last message that the other person has read. */
  readUpTo: number;
  ownReadUpTo: number;
  /**
   * Up to here the API has told everything. News from the live connection does not move it: what came just
   * before the news may have been missed.
   */
  syncedUpTo: number;
}

/** Adds messages in their order, each once; the newer telling of one wins. */
export function withMessages(history: History, added: readonly Message[]): History {
  if (added.length === 0) return history;
  const byId = new Map(history.messages.map((message) => [message.id, message]));
  for (const message of added) byId.set(message.id, message);
  return { ...history, messages: [...byId.values()].sort((one, other) => one.id - other.id) };
}

/** Replaces a message that is known, and knows nothing of others. */
export function withChanged(history: History, changed: Message): History {
  return history.messages.some(({ id }) => id === changed.id) ? withMessages(history, [changed]) : history;
}

export function withReading(history: History, { isOwn, upTo }: { isOwn: boolean; upTo: number }): History {
  return isOwn
    ? { ...history, ownReadUpTo: Math.max(history.ownReadUpTo, upTo) }
    : { ...history, readUpTo: Math.max(history.readUpTo, upTo) };
}

/** The last message that the viewer did not write; 0 for none. */
export function lastReceived(history: History, viewerId: number): number {
  return history.messages.findLast(({ senderId }) => senderId !== viewerId)?.id ?? 0;
}
