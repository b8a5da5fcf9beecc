import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Mic } from '#web/ui/icons.tsx';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';
import { RecordingBar } from './recording-bar.tsx';
import type { Recording, RecordingPlace } from './unsent-recordings.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useRecorder } from './use-recorder.ts';

export interface VoiceNote {
  /** Records and plays; null if the browser cannot record. */
  field: ReactNode;
  /** The recording to send with the form. */
  recording: Recording | null;
  /** Whether the form may be sent; during a recording it returns false and shows an error in the field. */
  mayLeave(): boolean;
  /**
   * Call it after sending, and await it before confirming, so that a page loaded then does not offer the recording
   * again.
   */
  forget(): Promise<void>;
}

/**
 * A voice note of a form. Closing the form stops the recording. What was recorded is kept, also across a reload,
 * until it is sent or discarded.
 */
export function useVoiceNote(viewerId: number | null, place: RecordingPlace, isFormOpen = true): VoiceNote {
  const t = useWords(voiceWords);
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const recorder = useRecorder({ viewerId, place, onFinish: async () => undefined });
  const { state, isOffered, start, stop, discard } = recorder;
  const isOpen = state.step !== 'idle';
  const isUnfinished = state.step === 'asking' || state.step === 'recording';
  const opener = useFocusBack(isOpen);
  const { step } = state;
  const stopNow = useEffectEvent(stop);
  useEffect(() => {
    // Also if permission for the microphone is granted only after the form was closed.
    if (!isFormOpen && step === 'recording') stopNow();
  }, [isFormOpen, step]);
  const fault = state.step === 'idle' && state.fault !== null ? t(`faults.${state.fault}`) : undefined;
  return {
    field: isOffered ? (
      <div className="voice-field grid gap-1.5">
        {isOpen ? (
          <RecordingBar recorder={recorder} />
        ) : (
          <Button ref={opener} small className="justify-self-start" onClick={() => void start()}>
            <Mic />
            {t('record')}
          </Button>
        )}
        <FieldError id={`${id}-voice`} message={isRefused && isUnfinished ? t('unfinished') : fault} />
      </div>
    ) : null,
    recording: state.step === 'recorded' ? state.recording : null,
    mayLeave() {
      setRefused(isUnfinished);
      return !isUnfinished;
    },
    forget: discard,
  };
}
