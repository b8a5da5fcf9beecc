import { expect, test } from 'vitest';
import type { ChatSummary, ChatUser } from '#contracts/messaging/messaging.contract.ts';
import type { Found, InboxPage } from '../messaging.api.ts';
import { presenceOf, withPresence } from './presence.ts';

const seen = '2026-11-03T10:35:00.000Z';
const personOf = (id: number, presence: { isOnline: boolean; lastSeen: string | null }): ChatUser => ({
  id,
  name: 'Meher Ansari',
  role: 'JARIWALA',
  city: 'Surat',
  isVerified: true,
  profileImage: null,
  ...presence,
});
const chatWith = (chatUser: ChatUser): ChatSummary => ({
  chatId: chatUser.id * 10,
  chatUser,
  lastMessage: {
    id: 1,
    chatId: chatUser.id * 10,
    senderId: chatUser.id,
    sender: { id: chatUser.id, name: chatUser.name },
    content: 'Namaste',
    imageCount: 0,
    hasVoice: false,
    createdAt: seen,
  },
  unreadCount: 0,
});
const pageOf = (...people: ChatUser[]): InboxPage => ({ chats: people.map(chatWith), next: null });
const away = { isOnline: false, lastSeen: seen };
const here = { isOnline: true, lastSeen: seen };
const found: Found = { chatId: 70, person: personOf(7, away), isBlocked: false, canWrite: true };

test('the head of a conversation says what its row of the inbox says', () => {
  expect(presenceOf(found, [pageOf(personOf(3, away)), pageOf(personOf(7, here))])).toMatchObject(here);
});

test('somebody without a row is as the answer about them says', () => {
  expect(presenceOf(found, [pageOf(personOf(3, here))])).toMatchObject(away);
});

test('a row from before a block does not tell who is there', () => {
  const blocked = { ...found, person: personOf(7, { isOnline: false, lastSeen: null }), canWrite: false };
  expect(presenceOf(blocked, [pageOf(personOf(7, here))])).toMatchObject({ isOnline: false, lastSeen: null });
});

test('news of one person changes that person’s row and no other', () => {
  const page = withPresence(pageOf(personOf(3, away), personOf(7, away)), 7, { isOnline: true });
  expect(page.chats.map(({ chatUser }) => chatUser.isOnline)).toEqual([false, true]);
  expect(presenceOf(found, [page])).toMatchObject(here);
});
