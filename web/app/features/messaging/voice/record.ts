import { voiceRules } from '#contracts/platform/upload-rules.ts';
import { barsOf } from './levels.ts';
import { listenToLevels } from './listen-to-levels.ts';
import { endingOf, speechBitsPerSecond } from './microphone.ts';
import { canBeCut, type Recording } from './unsent-recordings.ts';

/** A recording that runs. */
export interface Session {
  /** Ends it; the recording is handed over, or thrown away. */
  end(how: 'keep' | 'send' | 'discard'): void;
}

export interface RecorderCallbacks {
  onLevels(elapsedMs: number, levels: readonly number[]): void;
  /** What was said so far, now and then, where a cut recording can be made whole: it may end within a sound. */
  onPiece(recording: Recording): void;
  /** Null where the browser gave nothing. */
  onEnd(recording: Recording | null, how: 'keep' | 'send' | 'discard'): void;
}

/** Milliseconds between two pieces: as much is lost with a page that goes while a person speaks. */
const pieceEvery = 3000;

/** Records a stream for up to two minutes. Throws where the browser cannot record after all. */
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
  // First, as it throws where the browser cannot record after all.
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
    // The microphone was pulled out or taken away: what was said until then is there.
    const recording = recordingOf(durationMs || elapsed());
    onEnd(recording.file.size === 0 ? null : recording, endedAs);
  });
  onLevels(0, []);
  return { end };
}

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
