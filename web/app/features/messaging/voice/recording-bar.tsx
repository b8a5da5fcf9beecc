import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { voiceRules } from '#contracts/platform/upload-rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Translator } from '#web/platform/i18n/words.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SendHorizontal, Square, X } from '#web/ui/icons.tsx';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { clockOf } from './clock.ts';
import type { Recording } from './unsent-recordings.ts';
import type { Recorder, RecorderState } from './use-recorder.ts';
import { VoicePlayer } from './voice-player.tsx';
import { Waveform } from './waveform.tsx';

interface RecordingBarProps {
  recorder: Recorder;
  /** Omitted if the recording is sent with its form. */
  onSend?: (recording: Recording) => void;
}

type Words = Translator<typeof voiceWords>;

/** The number of bars shown during a recording, newest at the right. */
const shownBars = 48;

/** Replaces the text box from the start of a recording until it is sent or discarded. */
export function RecordingBar({ recorder: { state, stop, finish, discard }, onSend }: RecordingBarProps) {
  const t = useWords(voiceWords);
  const main = useRef<HTMLDivElement>(null);
  const o = useWords(outboxWords);
  const { step } = state;
  const isFromBefore = state.step === 'recorded' && state.isFromBefore;
  useEffect(() => {
    // A recording restored from an earlier page must not take the focus.
    if ((step === 'recording' || step === 'recorded') && !isFromBefore)
      main.current?.querySelector<HTMLElement>('button.voice-main, .voice-play')?.focus();
  }, [step, isFromBefore]);
  const isTold = state.step === 'asking' || (state.step === 'recorded' && (state.isFull || isFromBefore));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || step !== 'recording') return;
    event.preventDefault();
    stop();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, not of fields
    <div ref={main} className="recording" role="group" aria-label={t('own')} onKeyDown={onKeyDown}>
      <p role="status" className={isTold ? 'recording-told' : 'sr-only'}>
        {stateInWords(state, t, onSend !== undefined)}
      </p>
      {state.step === 'recorded' && state.isOnlyHere ? (
        <p className="recording-told">{o('onlyHere')}</p>
      ) : null}
      {state.step === 'recording' ? (
        <>
          <IconButton label={t('cancel')} onClick={discard}>
            <X />
          </IconButton>
          <span className="recording-dot" aria-hidden="true" />
          <span className="voice-time num" role="timer" aria-label={t('elapsed')}>
            {clockOf(state.elapsedMs)}
          </span>
          <span className="voice-track">
            <Waveform bars={newest(state.levels)} done={1} />
          </span>
          <IconButton label={t('stop')} className="voice-main" onClick={stop}>
            <Square />
          </IconButton>
          {onSend ? <SendButton label={t('send')} onClick={finish} /> : null}
        </>
      ) : null}
      {state.step === 'recorded' ? (
        <>
          <IconButton label={t('discard')} onClick={discard}>
            <X />
          </IconButton>
          <Preview recording={state.recording} label={t('own')} />
          {onSend ? <SendButton label={t('send')} onClick={() => onSend(state.recording)} /> : null}
        </>
      ) : null}
    </div>
  );
}

function stateInWords(state: RecorderState, t: Words, isSentHere: boolean): string {
  if (state.step === 'recording') return t('recording');
  if (state.step !== 'recorded') return t('asking');
  if (state.isFromBefore) return t(isSentHere ? 'unsent' : 'unsentForForm');
  return state.isFull
    ? t('full', { minutes: voiceRules.longestMs / 60_000 })
    : t(isSentHere ? 'recorded' : 'recordedForForm');
}

/** Pads with silence before the first level, so that the bars come in from the right. */
const newest = (levels: readonly number[]) => [
  ...Array.from({ length: Math.max(0, shownBars - levels.length) }, () => 0),
  ...levels.slice(-shownBars),
];

function SendButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button kind="primary" className="composer-send" aria-label={label} onClick={onClick}>
      <SendHorizontal />
      <span className="max-md:hidden">{label}</span>
    </Button>
  );
}

function Preview({ recording: { file, durationMs, peaks }, label }: { recording: Recording; label: string }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <VoicePlayer url={url} durationMs={durationMs} peaks={peaks} label={label} />;
}
