import { messageLimits, messageSentences } from '#contracts/messaging/message.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { getVisibleDesign } from '#server/modules/designs/public.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, personNotFound } from '#server/platform/http/app-error.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { recordFile, withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { SpokenNote } from '#server/platform/media/uploads/with-voice.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type FoundPerson,
  lockChat,
  personForChat,
  takesMessagesOf,
  touchMembers,
} from '../chats.queries.ts';
import { chatAnswered, messageSent } from '../messaging.events.ts';
import { roomOf } from '../room-of.ts';
import {
  getMessage,
  insertMessage,
  insertMessagePictures,
  type MessageRow,
  messageOfNonce,
} from './messages.queries.ts';
import { presentMessage } from './present-message.ts';

interface Letter {
  senderId: number;
  /** The account that the client assumes is signed in. */
  expectedSenderId?: number | undefined;
  receiverId: number;
  content: string;
  nonce?: string | undefined;
  designId?: number | undefined;
  /** The quote that the message sends. Only the server sets it. */
  quote?: { id: number; revision: number } | undefined;
  files: readonly ReceivedFile[];
  /** Replaces text and pictures. */
  voice?: SpokenNote | KeptNote | undefined;
}

/** A voice note that is already stored, because it was recorded elsewhere. */
interface KeptNote {
  mediaId: number;
  bytes: number;
  durationMs: number;
}

interface Sent {
  row: MessageRow;
  createdFirst: boolean;
}

/**
 * Sends a message, once per nonce. Throws INVALID_INPUT for a message without text, pictures and voice or to oneself,
 * NOT_FOUND for an unknown receiver or design, FORBIDDEN if one of the two has blocked the other or the receiver
 * accepts no messages from the sender, CONFLICT if the expected sender is not the sender or the nonce belongs to
 * another message, RATE_LIMITED for first messages to too many people.
 */
export async function sendMessage(services: Services, letter: Letter): Promise<Sent> {
  const { db } = services;
  const { senderId, expectedSenderId = senderId } = letter;
  if (expectedSenderId !== senderId) {
    throw new AppError('CONFLICT', messageSentences.otherSender, {
      errors: { senderId: messageSentences.otherSender },
    });
  }
  const known = await findSent(services, letter);
  if (known) return known;
  if (letter.content === '' && letter.files.length === 0 && !letter.voice) {
    throw invalidInput({ content: messageSentences.empty });
  }
  await checkReceiver(services, letter);
  try {
    const sent = await withStoredFiles(services, filesOf(letter), () =>
      inTransaction(db, (tx) => recordMessage(services, tx, letter)),
    );
    emitToChat(services, sent.row, letter.receiverId);
    return sent;
  } catch (error) {
    // The same message was sent twice concurrently: return the one stored first.
    const first = error instanceof NonceTaken ? await findSent(services, letter) : undefined;
    if (first) return first;
    throw error;
  }
}

const filesOf = ({ files, voice }: Letter) => (voice && 'file' in voice ? [...files, voice.file] : files);

class NonceTaken extends Error {}

async function findSent({ db }: Services, letter: Letter): Promise<Sent | undefined> {
  const { senderId, nonce } = letter;
  const known = nonce === undefined ? undefined : (await messageOfNonce(db, [senderId, nonce]))[0];
  if (!known) return undefined;
  const row = await getMessage(db, known.id);
  const isSame =
    known.receiverId === letter.receiverId &&
    row.content === letter.content &&
    row.pictures.length === letter.files.length &&
    isSameNote(row.voice, letter.voice) &&
    known.designId === (letter.designId ?? null) &&
    known.quoteId === (letter.quote?.id ?? null);
  if (!isSame) throw new AppError('CONFLICT', messageSentences.nonceTaken);
  return { row, createdFirst: known.isFirst };
}

/** Recordings of equal size in bytes and equal duration are taken to be the same. */
function isSameNote(known: MessageRow['voice'], sent: Letter['voice']): boolean {
  if (!known || !sent) return !known && !sent;
  const { bytes, durationMs } = 'file' in sent ? sent.file : sent;
  return known.bytes === bytes && known.durationMs === durationMs;
}

/** Limits how many strangers a person can write to in an hour. */
const newChats: Parameters<RateLimits['spendFor']>[0] = {
  name: 'chat.new',
  most: messageLimits.newChatsAnHour,
  seconds: 3600,
  refusal: sentence('messaging.manyNewChats'),
};

async function checkReceiver({ db }: Services, { senderId, receiverId, designId }: Letter): Promise<void> {
  if (receiverId === senderId) throw invalidInput({ receiverId: messageSentences.toYourself });
  const [receiver] = await personForChat(db, [receiverId, senderId]);
  if (receiver?.status !== 'ACTIVE') throw personNotFound();
  checkBlocks(receiver);
  await checkTakesMessages(db, receiverId, senderId);
  if (designId !== undefined) await getVisibleDesign(db, designId, senderId);
}

function checkBlocks({ blockedByViewer, blocksViewer }: FoundPerson): void {
  if (blockedByViewer) throw new AppError('FORBIDDEN', messageSentences.youBlocked);
  if (blocksViewer) throw new AppError('FORBIDDEN', messageSentences.blockedYou);
}

async function checkTakesMessages(executor: Executor, receiverId: number, senderId: number): Promise<void> {
  if (await takesMessagesOf(executor, receiverId, senderId)) return;
  throw new AppError('FORBIDDEN', messageSentences.notFromAnyone);
}

async function recordMessage(services: Services, tx: Transaction, letter: Letter): Promise<Sent> {
  const { senderId, receiverId, content, nonce, designId, quote, files, voice } = letter;
  // The chat is locked while its message gets an id, so that ids follow the order of commits. A reader who has read
  // up to an id never misses a smaller one that committed later.
  const { chatId, isNew } = await lockChat(tx, senderId, receiverId);
  // Checked again under the lock: once a block is confirmed, no later message gets through.
  const [receiver] = await personForChat(tx, [receiverId, senderId]);
  if (receiver) checkBlocks(receiver);
  await checkTakesMessages(tx, receiverId, senderId);
  // Only under the lock is it known which of several concurrent first messages begins the chat.
  if (isNew) await services.limits.spendFor(newChats, String(senderId));
  const voiceId = voice ? await idOfNote(services, tx, senderId, voice) : null;
  const messageId = await insertMessage(tx, {
    chatId,
    senderId,
    content,
    nonce: nonce ?? null,
    designId: designId ?? null,
    voiceId,
    quoteId: quote?.id ?? null,
    quoteRevision: quote?.revision ?? null,
    createdAt: services.clock.now(),
  });
  if (messageId === undefined) throw new NonceTaken();
  const mediaIds: number[] = [];
  for (const file of files) {
    mediaIds.push((await recordFile(services, tx, senderId, file, { claimed: true })).id);
  }
  await insertMessagePictures(tx, messageId, mediaIds);
  const members = await touchMembers(tx, { chatId, messageId, senderId });
  if (members.every(({ hasWritten }) => hasWritten) && members.some(({ hadWritten }) => !hadWritten))
    await services.events.publish(tx, chatAnswered, { between: [senderId, receiverId] });
  await services.events.publish(tx, messageSent, { messageId, chatId, senderId, receiverId });
  return { row: await getMessage(tx, messageId), createdFirst: isNew };
}

async function idOfNote(
  services: Services,
  tx: Transaction,
  senderId: number,
  note: SpokenNote | KeptNote,
): Promise<number> {
  if ('mediaId' in note) return note.mediaId;
  return (await recordFile(services, tx, senderId, note.file, { claimed: true, peaks: note.peaks })).id;
}

/** Emitted right after the commit rather than by a job, to avoid delay. A tab that misses it catches up. */
function emitToChat({ realtime, env }: Services, row: MessageRow, receiverId: number): void {
  realtime.toRoom(roomOf(row.chatId), 'newMessage', presentMessage(row, env.MEDIA_URL));
  for (const personId of [row.senderId, receiverId]) realtime.toPerson(personId, 'chatTouched', row.chatId);
}
