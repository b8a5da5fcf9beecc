import type { Message } from '#contracts/messaging/messaging.contract.ts';
import type { Notification } from '#contracts/notifications/notifications.contract.ts';

/** Events from server to browser. Ids of people are plain numbers. */
export interface ServerEvents {
  /** To the personal room only. Sent once per unread notification, so that clients can count them. */
  'new-notification': (notification: Notification) => void;
  /** A notification that was sent before and is still unread now covers more events, as “3 new messages”. */
  notificationGrew: (notification: Notification) => void;
  /** Notifications were read in another tab: refetch the list. */
  notificationsRead: () => void;
  /** To the personal rooms of both sides: refetch everything about this order. */
  orderChanged: (orderId: number) => void;
  /** To the personal rooms of both sides: refetch everything about this quote. */
  quoteChanged: (quoteId: number) => void;
  /** To the personal rooms of both sides: refetch everything about this fit claim. */
  fitChanged: (claimId: number) => void;
  /** To the personal room of every admin: refetch what the desk shows of this complaint. */
  complaintChanged: (complaintId: number) => void;
  /** To the personal room of every admin: refetch the canned answers. */
  cannedAnswersChanged: () => void;
  /** To the personal room: refetch the person's shop, including a pause. */
  shopChanged: () => void;
  /** To the room of the design, `design_7`: refetch its comments. */
  commentsChanged: (designId: number) => void;
  /** To the room of the chat only, including the sender. */
  newMessage: (message: Message) => void;
  /** To the room of the chat: a picture of an earlier message is ready, or its processing failed. */
  messageChanged: (message: Message) => void;
  /** To the personal room: this chat has something new, so refetch inbox and unread count. */
  chatTouched: (chatId: number) => void;
  /** `readerId` has read all messages up to `upTo`. */
  messagesRead: (read: { chatId: number; readerId: number; upTo: number }) => void;
  typing: (typing: { chatId: number; userId: number }) => void;
  userOnline: (userId: number) => void;
  userOffline: (userId: number) => void;
}

/** Events from browser to server. Invalid payloads are dropped. */
export interface ClientEvents {
  /** The person's own room; other ids are ignored. */
  'join-room': (userId: number, done?: (joined: boolean) => void) => void;
  /** `chat_{chatId}`; members only. */
  joinRoom: (room: string, done?: (joined: boolean) => void) => void;
  leaveRoom: (room: string) => void;
  /** Whether the page is hidden, as in a background tab. Assumed visible until sent. */
  hidden: (isHidden: boolean) => void;
  /** In the chat `chatId`; its room must have been joined. */
  typing: (chatId: number) => void;
}
