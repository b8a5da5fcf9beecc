import type { sendMessage, sendPictures } from '#contracts/messaging/messaging.contract.ts';
import type { sendVoice } from '#contracts/messaging/voice/voice.contract.ts';
import type { KeptCall } from '#web/platform/outbox/kept-call.ts';
import { keptCall, keptForm, type Shown, type Waiting } from '#web/platform/outbox/waiting.ts';
import type { Recording } from '../voice/unsent-recordings.ts';

export type Spoken = Pick<Recording, 'durationMs' | 'peaks'>;

/** The content of a message that waits in the outbox. */
export interface AboutMessage {
  receiverId: number;
  content: string;
  designId: number | null;
  /** For a voice message, whose recording is stored separately. */
  voice?: Spoken | undefined;
}

/** A message that the server has not accepted yet. */
export type WaitingMessage = AboutMessage &
  Pick<Waiting, 'nonce' | 'writtenAt' | 'refusal' | 'isOnlyHere'> & {
    /** The number of pictures stored for it. */
    pictures: number;
    /** Its pictures, or its recording, are no longer on this device. */
    needsPictures?: boolean | undefined;
  };

export const shownOf = (senderId: number, { receiverId, content, voice }: AboutMessage): Shown => ({
  label: voice ? 'voice' : 'message',
  words: content,
  path: `/chat/${senderId}/${receiverId}`,
});

/** The server checks that the sender is the signed-in person, and uses the nonce to detect repeats. */
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
