import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { sentPeaks, voiceFile } from '#contracts/platform/voice-note.ts';
import { sendFields, sendReply } from '../messaging.contract.ts';

export const sendVoice = endpoint({
  method: 'POST',
  path: '/api/chat/sendVoice',
  access: 'member',
  tag: 'chat',
  summary: 'Send a message that was spoken, in the field voice',
  body: z.object({ ...sendFields, peaks: sentPeaks }),
  multipart: true,
  files: { voice: voiceFile },
  reply: sendReply,
});

export const getMessageVoice = endpoint({
  method: 'GET',
  path: '/api/chat/messages/:messageId/voice',
  access: 'member',
  tag: 'chat',
  summary: 'The recording of a message of one’s own chats, whole or a range of it',
  params: z.object({ messageId: id }),
  /** The bytes of the file. */
  reply: z.custom<unknown>(),
});
