import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/platform/http/app-error.ts';
import type { FileStore } from '../file-store.ts';
import { voiceExtensionOf } from '../store-files.ts';
import { sendFile } from './send-file.ts';

export interface StoredVoice {
  key: string;
  /** Such as `audio/webm`. */
  mime: string;
}

/** Responds with a voice note or a range of it. The caller must have checked that the viewer may hear it. */
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
    // Forces revalidation, so that the next person who uses this browser is checked again and gets nothing.
    'cache-control': 'private, no-cache',
    'content-disposition': `inline; filename="${file}"`,
    etag: `"${file}-${found.bytes.toString(36)}"`,
  });
}
