import { readMp4Voice } from './read-mp4-voice.ts';
import { readOggVoice } from './read-ogg-voice.ts';
import { readWebmVoice } from './read-webm-voice.ts';

export interface Voice {
  mime: 'audio/webm' | 'audio/ogg' | 'audio/mp4';
  durationMs: number;
}

const readers = [
  ['audio/webm', readWebmVoice],
  ['audio/ogg', readOggVoice],
  ['audio/mp4', readMp4Voice],
] as const;

/**
 * The MIME type and duration of a recording, measured from its own blocks, pages or samples; a duration declared in
 * the header is ignored. Null for anything but exactly one audio track.
 */
export function readVoice(bytes: Buffer): Voice | null {
  for (const [mime, read] of readers) {
    const ms = read(bytes);
    if (ms !== null && Number.isFinite(ms)) return { mime, durationMs: Math.max(1, Math.round(ms)) };
  }
  return null;
}
