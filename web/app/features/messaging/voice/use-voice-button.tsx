import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Mic } from '#web/ui/icons.tsx';
import { RecordingBar } from './recording-bar.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { type Recording, useRecorder } from './use-recorder.ts';
import { voiceWords } from './voice.words.ts';

interface VoiceButton {
  /** Begins a recording; null where the browser cannot record. */
  button: ReactNode;
  /** Takes the place of the box while there is a recording; null otherwise. */
  bar: ReactNode;
  /** Why nothing was recorded. */
  fault: string | undefined;
}

/** Messages that are spoken, at a box to write in. `onSpeak` takes a recording over; until then it is kept here. */
export function useVoiceButton(onSpeak: (recording: Recording) => Promise<void>): VoiceButton {
  const t = useWords(voiceWords);
  const oneAtATime = useOneAtATime();
  const recorder = useRecorder((recording) => void onSpeak(recording));
  const { state, isOffered, start, discard } = recorder;
  const isOpen = state.step !== 'idle';

  const opener = useFocusBack(isOpen);

  const send = (recording: Recording) =>
    void oneAtATime(async () => {
      await onSpeak(recording);
      discard();
    });

  return {
    button: isOffered ? (
      <IconButton ref={opener} label={t('record')} className="composer-voice" onClick={() => void start()}>
        <Mic />
      </IconButton>
    ) : null,
    bar: isOpen ? <RecordingBar recorder={recorder} onSend={send} /> : null,
    fault: state.step === 'idle' && state.fault !== null ? t(`faults.${state.fault}`) : undefined,
  };
}
