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
  /** Records and plays; null where the browser cannot record. */
  field: ReactNode;
  /** What leaves with the form. */
  recording: Recording | null;
  /** False, with a sentence in the field, while a person still records. */
  mayLeave(): boolean;
  /** Once it was sent. What is said of it waits for this, so that a page that is loaded then offers it no more. */
  forget(): Promise<void>;
}

/**
 * A voice note beside the words of a form, which takes it along. While the form is put aside nothing is recorded; what
 * was said until then stays, also through a reload, until it was sent or thrown away.
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
    // Also where the browser's question about the microphone is answered only after that.
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
