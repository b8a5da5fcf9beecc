import * as z from 'zod/mini';
import { titleInLanguages } from '#contracts/designs/languages/shown-words.ts';
import { hiddenPerson } from '#contracts/engagement/mutes.contract.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, searchWords } from '#contracts/platform/fields.ts';
import { namedMessage } from '#contracts/platform/success-message.ts';
import { manyLines, wholeNumber } from '#contracts/platform/text/text-fields.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { voiceNote } from '#contracts/platform/voice-note.ts';
import { messageQuote } from '#contracts/quotes/quotes.fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { messageLimits, messageSentences } from './message.rules.ts';

/** A picture in a message. It may be returned before it can be shown; `state` says how far its processing is. */
const messagePicture = z.object({
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  placeholder: z.string(),
  state: z.enum(['PREPARING', 'READY', 'FAILED']),
});

export type MessagePicture = z.output<typeof messagePicture>;

/** The design that a message is about. */
const messageDesign = z.object({
  id: idOut,
  /** The title in its original language. */
  title: z.string(),
  /** The title in all languages, because one event goes to both sides of a chat. */
  titles: titleInLanguages,
  price: z.number(),
  image: z.nullable(z.string()),
  /** False if it can no longer be opened. */
  isShown: z.boolean(),
});

export type MessageDesign = z.output<typeof messageDesign>;

/** One message, as used by the history and the socket. */
export const message = z.object({
  id,
  chatId: id,
  senderId: id,
  sender: z.object({ id, name: z.string() }),
  content: z.string(),
  /** The name in the catalogue, if the content is a predefined sentence. */
  reason: z.optional(z.string()),
  /** Absolute URLs of the pictures in the message. */
  images: z.array(z.string()),
  /** The same pictures with their layout data. */
  pictures: z.array(messagePicture),
  /** A voice message has no text and no pictures. */
  voice: z.nullable(voiceNote),
  design: z.nullable(messageDesign),
  /** The quote that the message sends. */
  quote: z.nullable(messageQuote),
  createdAt: z.string(),
  /** The client's own id for the message, by which it recognises its own messages. */
  nonce: z.nullable(z.string()),
});

export type Message = z.output<typeof message>;

/** The other person of a chat. */
const chatUser = z.object({
  id: idOut,
  name: z.string(),
  profileImage: z.nullable(z.string()),
  role: z.string(),
  city: z.string(),
  isVerified: z.boolean(),
  isOnline: z.boolean(),
  /** When their last tab was closed; null if unknown or not shown. */
  lastSeen: z.nullable(instant),
});

export type ChatUser = z.output<typeof chatUser>;

const chatSummary = z.object({
  chatId: idOut,
  chatUser,
  lastMessage: z.object({
    id: idOut,
    chatId: idOut,
    senderId: idOut,
    sender: z.object({ id: idOut, name: z.string() }),
    content: z.string(),
    reason: z.optional(z.string()),
    imageCount: z.int(),
    hasVoice: z.boolean(),
    createdAt: instant,
  }),
  unreadCount: z.int(),
});

export type ChatSummary = z.output<typeof chatSummary>;

export const userChats = endpoint({
  method: 'GET',
  path: '/api/chat/userChats',
  access: 'member',
  tag: 'chat',
  summary: 'One’s chats, the one written in last first; none without a message',
  query: z.object({
    /** `nextBefore` of the previous page. */
    before: z.optional(id),
  }),
  reply: z.object({
    success: z.literal(true),
    chats: z.array(chatSummary),
    nextBefore: z.nullable(idOut),
  }),
});

export const findOrNull = endpoint({
  method: 'GET',
  path: '/api/chat/find-or-null/:receiverId',
  access: 'member',
  tag: 'chat',
  summary: 'The chat with a person, where there is one, and who they are',
  params: z.object({ receiverId: id }),
  reply: z.object({
    success: z.literal(true),
    exists: z.boolean(),
    chatId: z.optional(idOut),
    chatUser,
    /** Whether the caller has blocked them. */
    isBlocked: z.boolean(),
    can: z.object({ write: z.boolean() }),
    /** Why the viewer may not write, if privacy settings are the reason. */
    whyNot: z.optional(namedMessage),
  }),
});

const pageSize = wholeNumber(1, messageLimits.longestPage);

export const chatMessages = endpoint({
  method: 'GET',
  path: '/api/chat/chats/:chatId/messages',
  access: 'member',
  tag: 'chat',
  summary:
    'Messages of one’s chat, oldest first: the newest, those before one, or those after one. Without any parameter they count as read',
  params: z.object({ chatId: id }),
  query: z.object({
    before: z.optional(id),
    /** Used to catch up after a lost connection; takes precedence over `before`. 0 starts at the first message. */
    after: z.optional(
      z.pipe(
        z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/))]),
        z.transform((value: number | string) => Number(value)),
      ),
    ),
    limit: z.optional(pageSize),
  }),
  reply: z.object({
    success: z.literal(true),
    messages: z.array(message),
    /** Whether there are more messages in the requested direction. */
    hasMore: z.boolean(),
    /** Id of the last message the other person has read; 0 for none. */
    readUpTo: z.int(),
    /** Id of the last message the caller has read; 0 for none. */
    ownReadUpTo: z.int(),
  }),
});

/** Fields of every message besides its text. */
export const sendFields = {
  receiverId: id,
  /** Chosen by the client, so that a retry does not create a second message. */
  nonce: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, rule('messaging.nonceShape')))),
  /** The design that the message is about. */
  designId: z.optional(id),
  /** The author. CONFLICT if that is not the caller: a queued message must not be sent from another account. */
  senderId: z.optional(id),
};

const content = z
  .string(rule(messageSentences.empty))
  .check(manyLines, z.maxLength(messageLimits.content, rule(messageSentences.tooLong)));

export const sendReply = z.object({
  success: z.literal(true),
  /** Whether this is the first message of its chat. */
  createdFirst: z.boolean(),
  message,
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/send',
  access: 'member',
  tag: 'chat',
  summary: 'Send a message',
  body: z.object({ ...sendFields, content: content.check(z.minLength(1, rule(messageSentences.empty))) }),
  reply: sendReply,
});

const pictures: FileRule = {
  kind: 'PICTURE',
  most: messageLimits.pictures,
  maxBytes: messageLimits.pictureBytes,
  tooMany: messageSentences.tooManyPictures,
};

export const sendPictures = endpoint({
  method: 'POST',
  path: '/api/chat/sendPictures',
  access: 'member',
  tag: 'chat',
  summary: 'Send a message with pictures, in the repeated field images',
  body: z.object({ ...sendFields, content: z._default(content, '') }),
  multipart: true,
  files: { images: pictures },
  reply: sendReply,
});

export const markChatRead = endpoint({
  method: 'POST',
  path: '/api/chat/chats/:chatId/read',
  access: 'member',
  whileSuspended: true,
  tag: 'chat',
  summary: 'Say up to which message one has read a chat',
  params: z.object({ chatId: id }),
  body: z.object({ upTo: id }),
  reply: z.object({ success: z.literal(true), unreadCount: z.int() }),
});

export const unreadMessages = endpoint({
  method: 'GET',
  path: '/api/chat/unread',
  access: 'member',
  tag: 'chat',
  summary: 'How many messages one has not read, over all chats',
  reply: z.object({ success: z.literal(true), data: z.object({ unread: z.int() }) }),
});

export const setBlock = endpoint({
  method: 'POST',
  path: '/api/chat/block/:userId',
  access: 'member',
  tag: 'chat',
  summary: 'Block a person from writing, or take the block back',
  params: z.object({ userId: id }),
  body: z.object({ wanted: z.boolean() }),
  reply: z.object({ success: z.literal(true), isBlocked: z.boolean() }),
});

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/chat/blocked',
  access: 'member',
  tag: 'chat',
  summary: 'Whom the viewer has blocked, the latest first',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.object({
    success: z.literal(true),
    people: z.array(hiddenPerson),
    nextCursor: z.nullable(z.string()),
  }),
});

export const chatPeople = endpoint({
  method: 'GET',
  path: '/api/chat/people',
  access: 'member',
  tag: 'chat',
  summary: 'People to write to: makers and those one has written with, by the start of a word of their name',
  query: z.object({
    q: searchWords(80),
    /** Only people who can be given pieces to work on. */
    hands: z.optional(z.enum(['1', 'true'])),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        id: idOut,
        name: z.string(),
        role: z.string(),
        city: z.string(),
        isVerified: z.boolean(),
        profileImage: z.nullable(z.string()),
      }),
    ),
  }),
});
