/** Why recording is impossible. */
export type MicrophoneFault = 'refused' | 'missing' | 'busy';

/** AAC in MP4 first, because every device plays it; iPhones before iOS 18.4 do not play Opus in WebM. */
const kinds = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=opus',
  'audio/mp4',
] as const;

/** Enough for speech: two minutes stay under half a megabyte. */
export const speechBitsPerSecond = 32_000;

/** The best format that this browser records; undefined if it cannot record, and on the server. */
export function recordedKind(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || navigator.mediaDevices?.getUserMedia === undefined)
    return undefined;
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
}

/** Asks for the microphone; `faultOf` classifies the errors it throws. */
export function openMicrophone(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
}

export function faultOf(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

/** The file extension for a MIME type such as `audio/webm;codecs=opus`. */
export const endingOf = (kind: string) =>
  kind.startsWith('audio/mp4') ? 'm4a' : kind.startsWith('audio/ogg') ? 'ogg' : 'webm';
