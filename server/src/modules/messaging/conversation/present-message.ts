import { messageSentences } from '#contracts/messaging/message.rules.ts';
import type { ChatSummary, ChatUser, Message } from '#contracts/messaging/messaging.contract.ts';
import { toRupees } from '#contracts/money/money.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentAttached } from '#server/platform/media/present-picture.ts';
import type { InboxRow, PersonRow } from '../chats.queries.ts';
import { voiceUrl } from '../voice/voice-url.ts';
import type { MessageRow } from './messages.queries.ts';

/** Hides the name of a person who has deleted their account. */
const nameOf = (name: string, status: string) => (status === 'DELETED' ? 'Deleted user' : name);

const removed = inEnglish(messageSentences.removed);

/** The text of a message. If the desk has removed it, adds the name of the sentence stored in its place. */
const contentOf = (content: string): Pick<Message, 'content' | 'reason'> =>
  content === removed ? { content, reason: messageSentences.removed.reason } : { content };

export function presentMessage(row: MessageRow, mediaUrl: string): Message {
  const { design, quote } = row;
  const pictures = row.pictures.map((picture) => presentAttached(picture, mediaUrl));
  return {
    id: row.id,
    chatId: row.chatId,
    senderId: row.senderId,
    sender: { id: row.senderId, name: nameOf(row.senderName, row.senderStatus) },
    ...contentOf(row.content),
    images: pictures.map(({ url }) => url),
    pictures,
    voice: row.voice && {
      url: voiceUrl(row.id),
      durationMs: row.voice.durationMs,
      peaks: row.voice.peaks,
    },
    design: design && {
      id: design.id,
      title: design.titles.written,
      titles: design.titles,
      price: toRupees(design.pricePaise),
      image: design.imageKey === null ? null : pictureUrl(mediaUrl, design.imageKey),
      isShown: design.isShown,
    },
    quote: quote && {
      id: quote.id,
      title: quote.title,
      state: quote.state,
      revision: quote.revision,
      currentRevision: quote.currentRevision,
      total: toRupees(quote.totalPaise),
      validUntil: quote.validUntil && new Date(quote.validUntil).toISOString(),
      image: quote.imageKey === null ? null : pictureUrl(mediaUrl, quote.imageKey),
      briefTitle: quote.briefTitle,
    },
    createdAt: row.createdAt.toISOString(),
    nonce: row.nonce,
  };
}

interface Seen {
  mediaUrl: string;
  isOnline: boolean;
  /** Whether the viewer may see their presence. */
  showsPresence: boolean;
}

export function presentChatUser(row: PersonRow, { mediaUrl, isOnline, showsPresence }: Seen): ChatUser {
  const isGone = row.status === 'DELETED';
  return {
    id: row.id,
    name: nameOf(row.name, row.status),
    role: row.role,
    city: isGone ? '' : row.city,
    isVerified: row.isVerified,
    profileImage: row.imageKey === null || isGone ? null : pictureUrl(mediaUrl, row.imageKey),
    isOnline: showsPresence && isOnline,
    lastSeen: showsPresence && !isGone && row.seenAt ? row.seenAt.toISOString() : null,
  };
}

export function presentChat(row: InboxRow, mediaUrl: string, online: ReadonlySet<number>): ChatSummary {
  return {
    chatId: row.chatId,
    chatUser: presentChatUser(row, {
      mediaUrl,
      isOnline: online.has(row.id),
      showsPresence: row.showsPresence,
    }),
    lastMessage: {
      id: row.messageId,
      chatId: row.chatId,
      senderId: row.senderId,
      sender: { id: row.senderId, name: nameOf(row.senderName, row.senderStatus) },
      ...contentOf(row.content),
      imageCount: row.imageCount,
      hasVoice: row.hasVoice,
      createdAt: row.createdAt.toISOString(),
    },
    unreadCount: row.unreadCount,
  };
}
