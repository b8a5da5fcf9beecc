import { type Sentence, sentence } from '#contracts/words/sentence.ts';
/** Limits of pictures in all uploads; the server checks the bytes. */
export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  /** A phone's photograph has 12 to 24 million pixels; far more would be a decompression bomb. */
  maxPixels: 33_000_000,
  /** For a JPEG, which is scaled down while decoding. Phones take up to 64 million pixels in full resolution. */
  maxJpegPixels: 65_000_000,
  maxFrames: 120,
} as const;

export const videoRules = { types: ['video/mp4', 'video/webm', 'video/quicktime'] } as const;

export const documentRules = { types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] } as const;

/** The formats browsers record: Opus in WebM or Ogg, Opus or AAC in MP4. */
export const voiceRules = {
  types: ['audio/webm', 'audio/ogg', 'audio/mp4'],
  longestMs: 120_000,
  /** Tolerance in milliseconds: a recorder may stop this late after the longest duration. */
  lateMs: 1000,
  maxBytes: 3 * 1024 * 1024,
  /** Bars of the displayed waveform, each 0 to 100. */
  bars: 64,
} as const;

/** The limits of a form's file field. */
export interface FileRule {
  /** A document is a JPEG, PNG, WebP or PDF that is stored unchanged. */
  kind: 'PICTURE' | 'VIDEO' | 'VOICE' | 'DOCUMENT';
  most: number;
  maxBytes: number;
  /** The error for more than `most` files. */
  tooMany: Sentence;
}

/** Why a file is refused and what to do; shared by forms and server. `name` is the name of the file. */
export const fileSentences = {
  empty: (name: string) => sentence('platform.file.empty', { name }),
  tooLarge: (name: string, maxBytes: number) =>
    sentence('platform.file.tooLarge', { name, megabytes: Math.floor(maxBytes / (1024 * 1024)) }),
  notAPicture: (name: string) => sentence('platform.file.notAPicture', { name }),
  heic: (name: string) => sentence('platform.file.heic', { name }),
  tooManyPixels: (name: string, maxPixels: number) =>
    sentence('platform.file.tooManyPixels', { name, most: Math.floor(maxPixels / 1_000_000) }),
  tooManyFrames: (name: string) => sentence('platform.file.tooManyFrames', { name }),
  unreadable: (name: string) => sentence('platform.file.unreadable', { name }),
  /** For a picture whose name is not known. */
  unreadableUnnamed: sentence('platform.file.unreadableUnnamed'),
  notAVideo: (name: string) => sentence('platform.file.notAVideo', { name }),
  notAVoiceNote: (name: string) => sentence('platform.file.notAVoiceNote', { name }),
  longVoiceNote: sentence('platform.file.longVoiceNote', { minutes: voiceRules.longestMs / 60_000 }),
  noVoiceNote: sentence('platform.file.noVoiceNote'),
  tooManyVoiceNotes: sentence('platform.file.tooManyVoiceNotes'),
  notAWaveform: sentence('platform.file.notAWaveform', { most: voiceRules.bars }),
  notADocument: (name: string) => sentence('platform.file.notADocument', { name }),
  brokenDocument: (name: string) => sentence('platform.file.brokenDocument', { name }),
  tooManyVideos: sentence('platform.file.tooManyVideos'),
} as const;
