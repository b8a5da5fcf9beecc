import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/platform/http/app-error.ts';
import type { FileStore } from '../file-store.ts';
import { voiceExtensionOf } from '../store-files.ts';
import { sendFile } from './send-file.ts';

export interface StoredVoice {
  key: string;
  /** `audio/webm` or such. */
  mime: string;
}

/** Answers with a voice note, whole or a range of it, once it is known that the asker may hear it. */
export async function sendStoredVoice(
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, mime }: StoredVoice,
): Promise<FastifyReply> {
  const file = `voice.${voiceExtensionOf(mime)}` as const;
  const found = await store.find({ key, file });
  if (!found) throw notFound('platform.voiceMissing');
  return sendFile(request, reply, found, {
    'content-type': mime,
    // Anyone who uses this browser next is asked for anew, and gets nothing of it.
    'cache-control': 'private, no-cache',
    'content-disposition': `inline; filename="${file}"`,
    etag: `"${file}-${found.bytes.toString(36)}"`,
  });
}
