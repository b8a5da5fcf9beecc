import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { dayOf } from '../chat-times.ts';
import type { WaitingMessage } from '../outbox/message-call.ts';

/** The messages of one day in IST. */
export interface DayOfThread {
  day: string;
  /** The time of its first message, for the label. */
  at: string;
  messages: Message[];
}

/** Groups messages by the day they were sent, oldest first. */
export function byDay(messages: readonly Message[]): DayOfThread[] {
  const days: DayOfThread[] = [];
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, at: message.createdAt, messages: [message] });
  }
  return days;
}

/**
 * The waiting messages that are not among the messages yet. A message may arrive by the live connection before the
 * response to its request.
 */
export function stillWaiting(
  waiting: readonly WaitingMessage[],
  messages: readonly Message[],
  viewerId: number,
): WaitingMessage[] {
  const arrived = new Set(
    messages.flatMap(({ senderId, nonce }) => (senderId === viewerId && nonce ? [nonce] : [])),
  );
  return waiting.filter(({ nonce }) => !arrived.has(nonce));
}
