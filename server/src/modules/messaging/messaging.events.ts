import { eventKind } from '#server/platform/events/events.ts';

export const messageSent = eventKind<{
  messageId: number;
  chatId: number;
  senderId: number;
  receiverId: number;
}>('message.sent');

/** An admin removed the text, pictures and voice note of a message; a fixed sentence replaces them. */
export const messageRemoved = eventKind<{ messageId: number }>('message.removed');

/** A person has read a chat up to a message. */
export const chatRead = eventKind<{ chatId: number; readerId: number; upTo: number }>('chat.read');

/** The second of two people has written to the other for the first time. */
export const chatAnswered = eventKind<{ between: [sender: number, receiver: number] }>('chat.answered');
