/** What a picture may be, wherever one is uploaded; the server reads the bytes to check. */
export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  /** A phone's photograph has 12 to 24 million; far more would be a bomb. */
  maxPixels: 33_000_000,
  /** Of a JPEG that is made smaller while it is read: phones have up to 64 million in their full mode. */
  maxJpegPixels: 65_000_000,
  maxFrames: 120,
} as const;

export const videoRules = { types: ['video/mp4', 'video/webm', 'video/quicktime'] } as const;

export const documentRules = { types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] } as const;

/** Opus in WebM or Ogg, Opus or AAC in MP4: what browsers record. */
export const voiceRules = {
  types: ['audio/webm', 'audio/ogg', 'audio/mp4'],
  longestMs: 120_000,
  /** Milliseconds by which a recorder that is told to stop at the longest may be late. */
  lateMs: 1000,
  maxBytes: 3 * 1024 * 1024,
  /** Bars of the drawn waveform, each 0 to 100. */
  bars: 64,
} as const;

/** What a form's file field takes. */
export interface FileRule {
  /** A document is a JPEG, PNG, WebP or PDF that is kept as it was sent. */
  kind: 'PICTURE' | 'VIDEO' | 'VOICE' | 'DOCUMENT';
  most: number;
  maxBytes: number;
  /** Said when there are more than `most`. */
  tooMany: string;
}

/** Why a file is refused and what to do, said alike by the form and by the server. `name` is the file's. */
export const fileSentences = {
  empty: (name: string) => `${name} is empty. Please choose it again.`,
  tooLarge: (name: string, maxBytes: number) =>
    `${name} is larger than ${Math.floor(maxBytes / (1024 * 1024))} MB. Please choose a smaller file.`,
  notAPicture: (name: string) => `${name} is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF.`,
  heic: (name: string) =>
    `${name} is in Apple’s HEIC format, which browsers cannot show. On the iPhone choose Settings › Camera › Formats › Most Compatible, or send it as JPEG.`,
  tooManyPixels: (name: string, maxPixels: number) =>
    `${name} has more than ${Math.floor(maxPixels / 1_000_000)} megapixels. Please make it smaller and try again.`,
  tooManyFrames: (name: string) => `${name} is a long animation. Please choose a still picture.`,
  unreadable: (name: string) =>
    `${name} could not be read as a picture. It may be damaged: please choose another copy.`,
  /** Of a picture whose name is not known. */
  unreadableUnnamed: 'A picture could not be read. It may be damaged: please choose another copy.',
  notAVideo: (name: string) => `${name} is not a video. Please choose an MP4, WebM or MOV.`,
  notAVoiceNote: (name: string) => `${name} is no voice note that we can play. Please record it again.`,
  longVoiceNote: `A voice note lasts up to ${voiceRules.longestMs / 60_000} minutes. Please record a shorter one.`,
  noVoiceNote: 'Please record a voice note first.',
  tooManyVoiceNotes: 'One voice note at a time, please.',
  notAWaveform: `A waveform is up to ${voiceRules.bars} numbers from 0 to 100.`,
  notADocument: (name: string) =>
    `${name} is no document that we can take. Please choose a JPEG, PNG, WebP or PDF.`,
  brokenDocument: (name: string) =>
    `${name} could not be read. It may be damaged: please choose another copy.`,
  tooManyVideos: 'A design carries one video. Please remove the others.',
} as const;
