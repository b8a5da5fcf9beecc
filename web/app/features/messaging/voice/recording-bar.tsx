import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { voiceRules } from '#contracts/platform/upload-rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SendHorizontal, Square, X } from '#web/ui/icons.tsx';
import { clockOf } from './clock.ts';
import type { Recorder, Recording } from './use-recorder.ts';
import { voiceWords } from './voice.words.ts';
import { VoicePlayer } from './voice-player.tsx';
import { Waveform } from './waveform.tsx';

interface RecordingBarProps {
  recorder: Recorder;
  onSend: (recording: Recording) => void;
}

/** Bars that are drawn while somebody speaks: the newest, at the right. */
const shownBars = 48;

/** In the place of the box to write in, while somebody records and until they have sent it or taken it back. */
export function RecordingBar({ recorder: { state, stop, finish, discard }, onSend }: RecordingBarProps) {
  const t = useWords(voiceWords);
  const main = useRef<HTMLDivElement>(null);
  const { step } = state;
  useEffect(() => {
    if (step === 'recording' || step === 'recorded') main.current?.querySelector<HTMLElement>('button.voice-main, .voice-play')?.focus();
  }, [step]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || step !== 'recording') return;
    event.preventDefault();
    stop();
  };
  return (
    <div ref={main} className="recording" onKeyDown={onKeyDown}>
      <p role="status" className="sr-only">
        {step === 'asking' ? t('asking') : step === 'recording' ? t('recording') : ''}
        {state.step === 'recorded' ? t(state.isFull ? 'full' : 'recorded') : ''}
      </p>
      {state.step === 'asking' ? (
        <p className="meta min-h-12 flex-1 content-center">{t('asking')}</p>
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
          <SendButton label={t('send')} onClick={finish} />
        </>
      ) : null}
      {state.step === 'recorded' ? (
        <>
          <IconButton label={t('discard')} onClick={discard}>
            <X />
          </IconButton>
          <Preview recording={state.recording} label={t('own')} />
          <SendButton label={t('send')} onClick={() => onSend(state.recording)} />
        </>
      ) : null}
      {state.step === 'recorded' && state.isFull ? (
        <p className="hint basis-full">{t('full', { minutes: voiceRules.longestMs / 60_000 })}</p>
      ) : null}
    </div>
  );
}

/** Silence before the first level, so that the threads run in from the right. */
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
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <VoicePlayer url={url} durationMs={durationMs} peaks={peaks} label={label} />;
}
