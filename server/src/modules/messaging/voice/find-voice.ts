import type { FoundFile } from '#server/platform/files/files.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { voiceExtensionOf } from '#server/platform/media/store-files.ts';
import type { Services } from '#server/platform/services.ts';
import { voiceOfMessage } from './voice.queries.ts';

interface FoundVoice {
  mime: string;
  /** `voice.webm` or such. */
  file: string;
  found: FoundFile;
}

/** The recording of a message. Throws NOT_FOUND where there is none, or the viewer is none of its chat's two people. */
export async function findVoice(
  { db, media }: Pick<Services, 'db' | 'media'>,
  messageId: number,
  viewerId: number,
): Promise<FoundVoice> {
  const [voice] = await voiceOfMessage(db, [messageId, viewerId]);
  if (!voice) throw notFound('This voice note');
  const file = `voice.${voiceExtensionOf(voice.mime)}` as const;
  const found = await media.store.find({ key: voice.key, file });
  if (!found) throw notFound('This voice note');
  return { mime: voice.mime, file, found };
}
