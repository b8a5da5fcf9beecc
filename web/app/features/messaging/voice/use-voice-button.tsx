import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Mic } from '#web/ui/icons.tsx';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';
import { RecordingBar } from './recording-bar.tsx';
import type { Recording, RecordingPlace } from './unsent-recordings.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useRecorder } from './use-recorder.ts';

interface VoiceButton {
  /** Starts a recording; null if the browser cannot record. */
  button: ReactNode;
  /** Replaces the text box while there is a recording; null otherwise. */
  bar: ReactNode;
  /** Why nothing was recorded. */
  fault: string | undefined;
}

interface Spoken {
  viewerId: number;
  place: RecordingPlace;
  /** Takes over a recording; until it resolves, the recording is kept here. */
  onSpeak(recording: Recording): Promise<void>;
}

/** Voice messages for a text box. */
export function useVoiceButton({ viewerId, place, onSpeak }: Spoken): VoiceButton {
  const t = useWords(voiceWords);
  const oneAtATime = useOneAtATime();
  const recorder = useRecorder({ viewerId, place, onFinish: onSpeak });
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
