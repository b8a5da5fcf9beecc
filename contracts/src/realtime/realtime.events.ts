import type { Message } from '#contracts/messaging/messaging.contract.ts';
import type { Notification } from '#contracts/notifications/notifications.contract.ts';

/** Events from server to browser. Person ids are bare numbers. */
export interface ServerEvents {
  /** To the personal room only; each that is unread once, so that anyone who counts them counts right. */
  'new-notification': (notification: Notification) => void;
  /** One that was told before and is still unread tells of more now, as “3 new messages”. */
  notificationGrew: (notification: Notification) => void;
  /** Notifications were read in another tab: refetch the list. */
  notificationsRead: () => void;
  /** To the personal rooms of both sides: whatever shows this order is out of date. */
  orderChanged: (orderId: number) => void;
  /** To the personal room of every admin: whatever the desk shows of this complaint is out of date. */
  complaintChanged: (complaintId: number) => void;
  /** To the personal room of every admin: the answers that the desk keeps are others now. */
  cannedAnswersChanged: () => void;
  /** To the personal room: what this person says of their shop, or a pause of it, is out of date. */
  shopChanged: () => void;
  /** To the room of the design, `design_7`: what its page shows of comments is out of date. */
  commentsChanged: (designId: number) => void;
  /** To the room of the chat only, the sender included. */
  newMessage: (message: Message) => void;
  /** A picture of a message that was sent before can be shown now, or never will be. To the chat's room. */
  messageChanged: (message: Message) => void;
  /** To the personal room: something is new in this chat, so inbox and unread count are out of date. */
  chatTouched: (chatId: number) => void;
  /** `readerId` has read everything up to the message `upTo`. */
  messagesRead: (read: { chatId: number; readerId: number; upTo: number }) => void;
  typing: (typing: { chatId: number; userId: number }) => void;
  userOnline: (userId: number) => void;
  userOffline: (userId: number) => void;
}

/** Events from browser to server. Other shapes are dropped. */
export interface ClientEvents {
  /** The person's own room; another's id is ignored. */
  'join-room': (userId: number, done?: (joined: boolean) => void) => void;
  /** `chat_{chatId}`; members only. */
  joinRoom: (room: string, done?: (joined: boolean) => void) => void;
  leaveRoom: (room: string) => void;
  /** Whether the page cannot be seen, as a tab behind another. Until it is said, it can. */
  hidden: (isHidden: boolean) => void;
  /** In the chat `chatId`, which must have been joined. */
  typing: (chatId: number) => void;
}
