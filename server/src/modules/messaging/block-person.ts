import { sentence } from '#contracts/words/sentence.ts';
import { partPeople } from '#server/modules/engagement/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput, personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteBlock, deleteChat, insertBlock, lockChat, personForChat } from './chats.queries.ts';
import { roomOf } from './room-of.ts';

interface BlockChange {
  viewerId: number;
  userId: number;
  wanted: boolean;
}

/** Blocks a person, so that neither hears from the other and their follows end; or unblocks them. */
export async function blockPerson(
  { db, events, realtime }: Services,
  { viewerId, userId, wanted }: BlockChange,
): Promise<void> {
  if (userId === viewerId) throw invalidInput({ userId: sentence('messaging.blockSelf') });
  const [person] = await personForChat(db, [userId, viewerId]);
  if (!person) throw personNotFound();
  await inTransaction(db, async (tx) => {
    // The same lock as for sending a message, so that a concurrent message is stored before the block or is refused
    // by it.
    const { chatId, isNew } = await lockChat(tx, viewerId, userId);
    if (wanted) {
      await partPeople({ events }, tx, viewerId, userId);
      await insertBlock(tx, viewerId, userId);
    } else await deleteBlock(tx, viewerId, userId);
    if (isNew) await deleteChat(tx, chatId);
  });
  if (wanted && person.chatId !== null) {
    for (const one of [viewerId, userId]) realtime.removeFromRoom(one, roomOf(person.chatId));
  }
}
