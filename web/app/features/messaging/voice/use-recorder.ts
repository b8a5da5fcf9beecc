import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { voiceRules } from '#contracts/platform/upload-rules.ts';
import { faultOf, type MicrophoneFault, openMicrophone, recordedKind } from './microphone.ts';
import { type RecorderCallbacks, record, type Session, stopTracks } from './record.ts';
import { type Recording, type RecordingPlace, unsentRecording } from './unsent-recordings.ts';

export type RecorderFault = MicrophoneFault | 'short' | 'failed';

export type RecorderState =
  | { step: 'idle'; fault: RecorderFault | null }
  /** The browser is asking for permission to use the microphone. */
  | { step: 'asking' }
  | { step: 'recording'; elapsedMs: number; levels: readonly number[] }
  | {
      step: 'recorded';
      recording: Recording;
      isFull: boolean;
      /** It was recorded on an earlier page and not sent. */
      isFromBefore: boolean;
      /** This device could not store it, so it is lost with the page. */
      isOnlyHere: boolean;
    };

export interface Recorder {
  /** Whether this browser can record; false on the server. */
  isOffered: boolean;
  state: RecorderState;
  start(): Promise<void>;
  /** Ends the recording and keeps it for listening. */
  stop(): void;
  /** Ends the recording and passes it to `onFinish`. */
  finish(): void;
  /** Discards the recording, also after it was taken over; resolves once it is deleted from the device too. */
  discard(): Promise<void>;
}

interface Recorded {
  /** The recording's owner; null for a visitor. */
  viewerId: number | null;
  place: RecordingPlace;
  /** Receives a recording that is sent without listening to it first. */
  onFinish(recording: Recording): Promise<void>;
}

/** Whether recording is supported never changes, so there is nothing to subscribe to. */
const never = () => () => undefined;
const idle: RecorderState = { step: 'idle', fault: null };
/** Milliseconds; a shorter recording is an accidental press. */
const shortest = 500;

/**
 * Records the microphone, from `start`, for up to two minutes. The recording is stored on the device until it is
 * sent.
 */
export function useRecorder({ viewerId, place, onFinish }: Recorded): Recorder {
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
  const unsent = unsentRecording(viewerId, place);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      session.current?.end('keep');
    };
  }, []);

  useEffect(() => {
    let isOther = false;
    void unsentRecording(viewerId, place)
      .read()
      .then((recording) => {
        if (isOther || recording === null) return;
        setState((now) =>
          now.step === 'idle'
            ? { step: 'recorded', recording, isFull: false, isFromBefore: true, isOnlyHere: false }
            : now,
        );
      });
    return () => {
      isOther = true;
    };
  }, [viewerId, place]);

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
    // The page was left while the browser asked for permission.
    if (isGone.current) {
      stopTracks(stream);
      return;
    }
    try {
      session.current = record(stream, kind, { onLevels, onPiece, onEnd });
    } catch {
      stopTracks(stream);
      setState({ step: 'idle', fault: 'failed' });
    }
  };

  const onLevels: RecorderCallbacks['onLevels'] = (elapsedMs, levels) =>
    setState({ step: 'recording', elapsedMs, levels });

  const onPiece: RecorderCallbacks['onPiece'] = (recording) => void unsent.keep(recording, { isCut: true });

  const onEnd: RecorderCallbacks['onEnd'] = (recording, how) => {
    session.current = null;
    const isNothing = recording === null || recording.durationMs < shortest;
    if (how === 'discard' || isNothing) {
      void unsent.forget();
      const fault = how === 'discard' ? null : recording === null ? 'failed' : 'short';
      if (!isGone.current) setState({ step: 'idle', fault });
      return;
    }
    if (how === 'send' && !isGone.current) {
      setState(idle);
      void unsent.keep(recording);
      void hand.current(recording).then(unsent.forget);
      return;
    }
    const isFull = recording.durationMs >= voiceRules.longestMs;
    setState({ step: 'recorded', recording, isFull, isFromBefore: false, isOnlyHere: false });
    void unsent.keep(recording).then((isKept) => {
      if (isKept) return;
      setState((now) =>
        now.step === 'recorded' && now.recording === recording ? { ...now, isOnlyHere: true } : now,
      );
    });
  };

  return {
    isOffered,
    state,
    start,
    stop: () => session.current?.end('keep'),
    finish: () => session.current?.end('send'),
    async discard() {
      if (session.current) {
        session.current.end('discard');
        return;
      }
      setState(idle);
      await unsent.forget();
    },
  };
}
