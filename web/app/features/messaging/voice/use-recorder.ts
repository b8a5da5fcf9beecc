import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { voiceRules } from '#contracts/platform/upload-rules.ts';
import { barsOf } from './levels.ts';
import { listenToLevels } from './listen-to-levels.ts';
import {
  endingOf,
  faultOf,
  type MicrophoneFault,
  openMicrophone,
  recordedKind,
  speechBitsPerSecond,
} from './microphone.ts';

/** What was recorded, before anybody has sent it. */
export interface Recording {
  file: File;
  durationMs: number;
  /** The bars of its waveform, 0 to 100. */
  peaks: number[];
}

export type RecorderFault = MicrophoneFault | 'short' | 'failed';

export type RecorderState =
  | { step: 'idle'; fault: RecorderFault | null }
  /** The browser asks whether the site may use the microphone. */
  | { step: 'asking' }
  | { step: 'recording'; elapsedMs: number; levels: readonly number[] }
  | { step: 'recorded'; recording: Recording; isFull: boolean };

interface Session {
  recorder: MediaRecorder;
  /** Ends it; the recording is handed over, or thrown away. */
  end(how: 'keep' | 'send' | 'discard'): void;
}

export interface Recorder {
  /** Whether this browser can record; never on the server. */
  isOffered: boolean;
  state: RecorderState;
  start(): Promise<void>;
  /** Ends the recording and keeps it to be listened to. */
  stop(): void;
  /** Ends the recording and hands it over as it is. */
  finish(): void;
  discard(): void;
}

/** Nobody tells when a browser learns to record. */
const never = () => () => undefined;
const idle: RecorderState = { step: 'idle', fault: null };
/** Milliseconds: a slip of the finger, not a message. */
const shortest = 500;

/** Records the microphone, once asked, for up to two minutes. `onFinish` gets what is to be sent without listening to it. */
export function useRecorder(onFinish: (recording: Recording) => void): Recorder {
  const isOffered = useSyncExternalStore(
    never,
    () => recordedKind() !== undefined,
    () => false,
  );
  const [state, setState] = useState<RecorderState>(idle);
  const session = useRef<Session | null>(null);
  const isGone = useRef(false);
  const hand = useRef(onFinish);
  hand.current = onFinish;

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      session.current?.end('discard');
    };
  }, []);

  const start = async () => {
    const kind = recordedKind();
    if (kind === undefined || session.current !== null || state.step === 'asking') return;
    setState({ step: 'asking' });
    let stream: MediaStream;
    try {
      stream = await openMicrophone();
    } catch (error) {
      if (!isGone.current) setState({ step: 'idle', fault: faultOf(error) });
      return;
    }
    // The page was left while the browser asked.
    if (isGone.current) {
      stopTracks(stream);
      return;
    }
    try {
      session.current = record(stream, kind, { onLevels, onEnd });
    } catch {
      stopTracks(stream);
      setState({ step: 'idle', fault: 'failed' });
    }
  };

  const onLevels: Told['onLevels'] = (elapsedMs, levels) =>
    setState({ step: 'recording', elapsedMs, levels });

  const onEnd: Told['onEnd'] = (recording, how) => {
    session.current = null;
    if (isGone.current) return;
    if (how === 'discard') setState(idle);
    else if (recording === null) setState({ step: 'idle', fault: 'failed' });
    else if (recording.durationMs < shortest) setState({ step: 'idle', fault: 'short' });
    else if (how === 'send') {
      setState(idle);
      hand.current(recording);
    } else setState({ step: 'recorded', recording, isFull: recording.durationMs >= voiceRules.longestMs });
  };

  return {
    isOffered,
    state,
    start,
    stop: () => session.current?.end('keep'),
    finish: () => session.current?.end('send'),
    discard: () => (session.current ? session.current.end('discard') : setState(idle)),
  };
}

interface Told {
  onLevels(elapsedMs: number, levels: readonly number[]): void;
  /** Null where the browser gave nothing. */
  onEnd(recording: Recording | null, how: 'keep' | 'send' | 'discard'): void;
}

function record(stream: MediaStream, kind: string, { onLevels, onEnd }: Told): Session {
  const recorder = new MediaRecorder(stream, { mimeType: kind, audioBitsPerSecond: speechBitsPerSecond });
  const pieces: Blob[] = [];
  const levels: number[] = [];
  const startedAt = performance.now();
  const elapsed = () => Math.min(performance.now() - startedAt, voiceRules.longestMs);
  let endedAs: 'keep' | 'send' | 'discard' = 'keep';
  let durationMs = 0;

  const end: Session['end'] = (how) => {
    if (recorder.state === 'inactive') return;
    endedAs = how;
    durationMs = elapsed();
    recorder.stop();
  };
  // First, as it throws where the browser cannot record after all.
  recorder.start();
  const stopListening = listenToLevels(stream, (level) => {
    levels.push(level);
    onLevels(elapsed(), [...levels]);
    if (elapsed() >= voiceRules.longestMs) end('keep');
  });
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.addEventListener('stop', () => {
    stopListening();
    stopTracks(stream);
    const file = new File(pieces, `voice-note.${endingOf(kind)}`, { type: kind });
    // The microphone was pulled out or taken away: what was said until then is there.
    durationMs ||= elapsed();
    onEnd(file.size === 0 ? null : { file, durationMs, peaks: barsOf(levels, voiceRules.bars) }, endedAs);
  });
  onLevels(0, []);
  return { recorder, end };
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
