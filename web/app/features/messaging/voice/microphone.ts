/** Why nothing can be recorded. */
export type MicrophoneFault = 'refused' | 'missing' | 'busy';

/** AAC in MP4 first, which every device plays; iPhones before iOS 18.4 play no Opus in WebM. */
const kinds = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=opus',
  'audio/mp4',
] as const;

/** Enough for speech: two minutes stay under half a megabyte. */
export const speechBitsPerSecond = 32_000;

/** What this browser records in, best first; undefined where it cannot record, as on the server. */
export function recordedKind(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || navigator.mediaDevices?.getUserMedia === undefined)
    return undefined;
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
}

/** Asks for the microphone; throws what `faultOf` names. */
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

/** A file's ending for a kind such as `audio/webm;codecs=opus`. */
export const endingOf = (kind: string) =>
  kind.startsWith('audio/mp4') ? 'm4a' : kind.startsWith('audio/ogg') ? 'ogg' : 'webm';
