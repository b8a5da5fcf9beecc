import { notFound } from '#server/platform/http/app-error.ts';
import type { StoredVoice } from '#server/platform/media/serving/send-voice.ts';
import type { Services } from '#server/platform/services.ts';
import { voiceOfMessage } from './voice.queries.ts';

/** The recording of a message. Throws NOT_FOUND if there is none or the viewer is not in its chat. */
export async function findVoice(
  { db }: Pick<Services, 'db'>,
  messageId: number,
  viewerId: number,
): Promise<StoredVoice> {
  const [voice] = await voiceOfMessage(db, [messageId, viewerId]);
  if (!voice) throw notFound('platform.voiceMissing');
  return voice;
}
