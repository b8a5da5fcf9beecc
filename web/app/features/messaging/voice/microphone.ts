/** Why nothing can be recorded. */
export type MicrophoneFault = 'refused' | 'missing' | 'busy';

/** Opus where the browser can; Safari's own where it cannot. */
const kinds = [
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
