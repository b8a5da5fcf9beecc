import { type KeyboardEvent, useId } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pause, Play } from '#web/ui/icons.tsx';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';
import { clockOf } from './clock.ts';
import { usePlayer } from './use-player.ts';
import { Waveform } from './waveform.tsx';

interface VoicePlayerProps {
  url: string;
  durationMs: number;
  peaks: readonly number[];
  /** The speaker, for screen readers. */
  label: string;
}

/** Milliseconds that an arrow key seeks. */
const step = 2000;

/** A voice note: play and pause, a waveform to seek by mouse, finger or arrow keys, its time and its speed. */
export function VoicePlayer({ url, durationMs, peaks, label }: VoicePlayerProps) {
  const t = useWords(voiceWords);
  const id = useId();
  const { isPlaying, atMs, hasFailed, speed, toggle, seek, nextSpeed } = usePlayer(url, durationMs);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: atMs - step,
      ArrowDown: atMs - step,
      ArrowRight: atMs + step,
      ArrowUp: atMs + step,
    }[event.key];
    if (event.key === ' ' || event.key === 'Enter') toggle();
    else if (to !== undefined) seek(to);
    else return;
    event.preventDefault();
  };
  const isBegun = isPlaying || atMs > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, not of fields
    <div className="voice-note" role="group" aria-label={label}>
      <div className="voice-row">
        <IconButton label={isPlaying ? t('pause') : t('play')} className="voice-play" onClick={toggle}>
          {isPlaying ? <Pause /> : <Play />}
        </IconButton>
        <span className="voice-track">
          <Waveform bars={peaks} done={atMs / durationMs} />
          <input
            type="range"
            min={0}
            max={durationMs}
            step={100}
            value={atMs}
            aria-label={t('place')}
            aria-valuetext={t('placeOf', { at: clockOf(atMs), length: clockOf(durationMs) })}
            {...(hasFailed ? { 'aria-describedby': `${id}-error` } : {})}
            onChange={({ target }) => seek(Number(target.value))}
            onKeyDown={onKeyDown}
          />
        </span>
        <span className="voice-time num">{clockOf(isBegun ? atMs : durationMs)}</span>
        <button type="button" className="voice-speed num" onClick={nextSpeed}>
          <span className="sr-only">{t('speed')} </span>
          {t('times', { speed: String(speed) })}
        </button>
      </div>
      {hasFailed ? (
        <p id={`${id}-error`} role="alert" className="voice-error">
          {t('notPlayed')}{' '}
          <a href={url} download className="link">
            {t('save')}
          </a>
        </p>
      ) : null}
    </div>
  );
}
