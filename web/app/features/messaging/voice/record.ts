import { voiceRules } from '#contracts/platform/upload-rules.ts';
import { barsOf } from './levels.ts';
import { listenToLevels } from './listen-to-levels.ts';
import { endingOf, speechBitsPerSecond } from './microphone.ts';
import { canBeCut, type Recording } from './unsent-recordings.ts';

/** A running recording. */
export interface Session {
  /** Ends it; the recording is passed on with `how` to `onEnd`. */
  end(how: 'keep' | 'send' | 'discard'): void;
}

export interface RecorderCallbacks {
  onLevels(elapsedMs: number, levels: readonly number[]): void;
  /** The recording so far, at intervals, for formats that can be repaired after a cut. It may end within a sound. */
  onPiece(recording: Recording): void;
  /** `recording` is null if the browser recorded nothing. */
  onEnd(recording: Recording | null, how: 'keep' | 'send' | 'discard'): void;
}

/** Milliseconds between two pieces; at most this much is lost if the page is closed during a recording. */
const pieceEvery = 3000;

/** Records a stream for up to two minutes. Throws if the browser cannot record after all. */
export function record(
  stream: MediaStream,
  kind: string,
  { onLevels, onPiece, onEnd }: RecorderCallbacks,
): Session {
  const recorder = new MediaRecorder(stream, { mimeType: kind, audioBitsPerSecond: speechBitsPerSecond });
  const pieces: Blob[] = [];
  const levels: number[] = [];
  const startedAt = performance.now();
  const elapsed = () => Math.min(performance.now() - startedAt, voiceRules.longestMs);
  let endedAs: 'keep' | 'send' | 'discard' = 'keep';
  let durationMs = 0;
  const recordingOf = (lasts: number): Recording => ({
    file: new File(pieces, `voice-note.${endingOf(kind)}`, { type: kind }),
    durationMs: lasts,
    peaks: barsOf(levels, voiceRules.bars),
  });

  const end: Session['end'] = (how) => {
    if (recorder.state === 'inactive') return;
    endedAs = how;
    durationMs = elapsed();
    recorder.stop();
  };
  // This comes first, because it throws if the browser cannot record after all.
  recorder.start(pieceEvery);
  const stopListening = listenToLevels(stream, (level) => {
    levels.push(level);
    onLevels(elapsed(), [...levels]);
    if (elapsed() >= voiceRules.longestMs) end('keep');
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    pieces.push(data);
    if (recorder.state === 'recording' && canBeCut(kind)) onPiece(recordingOf(elapsed()));
  });
  recorder.addEventListener('stop', () => {
    stopListening();
    stopTracks(stream);
    // Also if the microphone was disconnected; what was recorded until then is kept.
    const recording = recordingOf(durationMs || elapsed());
    onEnd(recording.file.size === 0 ? null : recording, endedAs);
  });
  onLevels(0, []);
  return { end };
}

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
