import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { dayOf } from '../chat-times.ts';
import type { WaitingMessage } from '../outbox/message-call.ts';

/** The messages of one day in IST. */
export interface DayOfThread {
  day: string;
  /** Of its first message, for the label. */
  at: string;
  messages: Message[];
}

/** Messages by the day on which they were sent, oldest first. */
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

/** What waits and has not appeared among the messages: the live connection may tell of it before the answer does. */
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
