import type { Message } from '#contracts/messaging/messaging.contract.ts';

/** The messages of a chat that this tab has: a contiguous range that ends with the newest known one. */
export interface History {
  /** Oldest first. */
  messages: Message[];
  hasOlder: boolean;
  /** The last message that the other person has read. */
  readUpTo: number;
  ownReadUpTo: number;
  /**
   * The id up to which the API has returned everything. Live messages do not advance it, because earlier ones may
   * have been missed.
   */
  syncedUpTo: number;
}

/** Merges messages in order, each once; the newer copy of a message wins. */
export function withMessages(history: History, added: readonly Message[]): History {
  if (added.length === 0) return history;
  const byId = new Map(history.messages.map((message) => [message.id, message]));
  for (const message of added) byId.set(message.id, message);
  return { ...history, messages: [...byId.values()].sort((one, other) => one.id - other.id) };
}

/** Replaces a known message and ignores others. */
export function withChanged(history: History, changed: Message): History {
  return history.messages.some(({ id }) => id === changed.id) ? withMessages(history, [changed]) : history;
}

export function withReading(history: History, { isOwn, upTo }: { isOwn: boolean; upTo: number }): History {
  return isOwn
    ? { ...history, ownReadUpTo: Math.max(history.ownReadUpTo, upTo) }
    : { ...history, readUpTo: Math.max(history.readUpTo, upTo) };
}

/** The id of the last message that the viewer did not write; 0 for none. */
export function lastReceived(history: History, viewerId: number): number {
  return history.messages.findLast(({ senderId }) => senderId !== viewerId)?.id ?? 0;
}
