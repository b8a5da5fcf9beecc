import { privacyChanged } from '#server/modules/profiles/public.ts';
import { pictureSettled } from '#server/platform/media/prepare-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { listAnsweredChats, listPartners, membership } from './chats.queries.ts';
import { findMessageOfPicture, getMessage, type MessageRow } from './conversation/messages.queries.ts';
import { presentMessage } from './conversation/present-message.ts';
import { chatAnswered, messageRemoved } from './messaging.events.ts';
import { keepLastSeen } from './people.queries.ts';
import { seesOnline } from './presence/sees-online.ts';
import { roomOf } from './room-of.ts';

/** Access to the rooms of chats, presence of chat partners, and live updates of changed messages. */
export function serveLiveChats(services: Services): void {
  const { db, env, clock, events, realtime, log } = services;

  realtime.guardRooms({
    kind: 'chat',
    async admits(userId, chatId) {
      const [member] = await membership(db, [chatId, userId]);
      return member !== undefined && !member.isBlocked;
    },
  });

  realtime.onPresence((userId, isOnline) => {
    emitToPartners(userId, isOnline).catch((err: unknown) => log.warn({ err }, 'presence went unheard'));
  });

  async function emitToPartners(userId: number, isOnline: boolean): Promise<void> {
    if (!isOnline) await keepLastSeen(db, userId, clock.now());
    for (const partnerId of await listPartners(db, userId)) {
      realtime.toPerson(partnerId, isOnline ? 'userOnline' : 'userOffline', userId);
    }
  }

  // Both sides of every chat reload each other's presence.
  events.on(privacyChanged, 'show-presence', async ({ userId }) => {
    for (const { chatId, partnerId } of await listAnsweredChats(db, userId)) {
      for (const personId of [userId, partnerId]) realtime.toPerson(personId, 'chatTouched', chatId);
    }
  });

  // Presence is shared once both have written, so each is told whether the other is online.
  events.on(chatAnswered, 'show-presence', async ({ between: [one, other] }) => {
    for (const [person, partner] of [
      [one, other],
      [other, one],
    ] as const) {
      if (await seesOnline(services, partner, person)) realtime.toPerson(partner, 'userOnline', person);
    }
  });

  events.on(pictureSettled, 'show-in-chat', async ({ mediaId }) => {
    const messageId = await findMessageOfPicture(db, mediaId);
    if (messageId !== undefined) await showAnew(messageId);
  });
  events.on(messageRemoved, 'show-in-chat', async ({ messageId }) => {
    const { chatId, senderId } = await showAnew(messageId);
    // The inbox may show the removed text.
    const [sender] = await membership(db, [chatId, senderId]);
    if (!sender) return;
    for (const personId of [senderId, sender.partnerId]) realtime.toPerson(personId, 'chatTouched', chatId);
  });

  async function showAnew(messageId: number): Promise<MessageRow> {
    const row = await getMessage(db, messageId);
    realtime.toRoom(roomOf(row.chatId), 'messageChanged', presentMessage(row, env.MEDIA_URL));
    return row;
  }
}
