import { eventKind } from '../../platform/events/events.ts';

export const messageSent = eventKind<{
  messageId: number;
  chatId: number;
  senderId: number;
  receiverId: number;
}>('message.sent');
