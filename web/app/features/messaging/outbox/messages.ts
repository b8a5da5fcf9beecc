import type { sendMessage, sendPictures } from '#contracts/messaging/messaging.contract.ts';
import type { sendVoice } from '#contracts/messaging/voice/voice.contract.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import type { KeptCall } from '#web/platform/outbox/kept-call.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import { keptCall, keptForm, type Shown, type Waiting } from '#web/platform/outbox/waiting.ts';
import type { Recording } from '../voice/use-recorder.ts';
import { keepEarlierMessages } from './earlier-messages.ts';

export type Spoken = Pick<Recording, 'durationMs' | 'peaks'>;

/** What a message that waits says. */
export interface AboutMessage {
  receiverId: number;
  content: string;
  designId: number | null;
  /** Of a message that was spoken; its recording is stored for it. */
  voice?: Spoken | undefined;
}

/** A message that the server has not taken yet. */
export type WaitingMessage = AboutMessage &
  Pick<Waiting, 'nonce' | 'writtenAt' | 'refusal' | 'isOnlyHere'> & {
    /** How many pictures are stored for it. */
    pictures: number;
    /** Its pictures, or its recording, are no longer on this device. */
    needsPictures?: boolean | undefined;
  };

/** The outbox of a person, with what earlier versions of the site kept in it. Browser only. */
export function messageOutbox(userId: number): Outbox {
  keepEarlierMessages(userId);
  return outboxOf(userId);
}

/** Takes over a message; it cannot be lost from then on. */
export function putMessage(
  senderId: number,
  { files, ...about }: AboutMessage & { files: readonly File[] },
): Promise<void> {
  const nonce = newIdempotencyKey();
  const call = messageCall({ senderId, nonce, hasPictures: files.length > 0 }, about);
  return messageOutbox(senderId).add({
    kind: 'message',
    about,
    shown: shownOf(senderId, about),
    call,
    files,
    nonce,
  });
}

export const shownOf = (senderId: number, { receiverId, content, voice }: AboutMessage): Shown => ({
  label: voice ? 'voice' : 'message',
  words: content,
  path: `/chat/${senderId}/${receiverId}`,
});

/** The server compares the sender with who is signed in, and the nonce with what it has. */
export function messageCall(
  { senderId, nonce, hasPictures }: { senderId: number; nonce: string; hasPictures: boolean },
  { receiverId, content, designId, voice }: AboutMessage,
): KeptCall {
  const sent = { senderId, receiverId, nonce, ...(designId === null ? {} : { designId }) };
  if (voice) {
    return keptForm<typeof sendVoice>('POST /api/chat/sendVoice', {
      fields: { ...sent, peaks: voice.peaks.join(',') },
      filesAs: 'voice',
      takesKey: false,
    });
  }
  return hasPictures
    ? keptForm<typeof sendPictures>('POST /api/chat/sendPictures', {
        fields: { ...sent, content },
        filesAs: 'images',
        takesKey: false,
      })
    : keptCall<typeof sendMessage>('POST /api/chat/send', { body: { ...sent, content }, takesKey: false });
}

export function messageOf({ about, files, needsFiles, ...waiting }: Waiting<AboutMessage>): WaitingMessage {
  return { ...waiting, ...about, pictures: about.voice ? 0 : files, needsPictures: needsFiles };
}

/** Whether an entry of an outbox is a message. */
export const isMessage = (one: Waiting): one is Waiting<AboutMessage> => one.kind === 'message';
