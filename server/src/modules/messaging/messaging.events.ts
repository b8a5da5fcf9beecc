import { eventKind } from '#server/platform/events/events.ts';

export const messageSent = eventKind<{
  messageId: number;
  chatId: number;
  senderId: number;
  receiverId: number;
}>('message.sent');

/** Words, pictures and voice note of a message were removed by an admin; a sentence of ours stands there instead. */
export const messageRemoved = eventKind<{ messageId: number }>('message.removed');

/** A person has read a chat up to a message. */
export const chatRead = eventKind<{ chatId: number; readerId: number; upTo: number }>('chat.read');

/** The second of two people has first written to the other. */
export const chatAnswered = eventKind<{ between: [sender: number, receiver: number] }>('chat.answered');
