import { useEffect, useRef, useState } from 'react';
import { makeStore, useStore } from '#web/platform/store/store.ts';

export const speeds = [1, 1.5, 2] as const;
/** Shared by all voice notes on the page. */
const speed = makeStore<(typeof speeds)[number]>(1);
/** Seconds. */
const longerThanAny = 86_400;
/** The playing voice note; starting another pauses it. */
let sounding: HTMLAudioElement | null = null;

export interface Player {
  isPlaying: boolean;
  atMs: number;
  hasFailed: boolean;
  speed: (typeof speeds)[number];
  toggle(): void;
  seek(ms: number): void;
  nextSpeed(): void;
}

/** Plays a recording of `durationMs`; nothing is loaded before it is played. */
export function usePlayer(url: string, durationMs: number): Player {
  const audio = useRef<HTMLAudioElement | null>(null);
  /** The position to seek to, in milliseconds; null once reached. */
  const wanted = useRef<number | null>(null);
  const isLooking = useRef(false);
  const rate = useStore(speed);
  const [isPlaying, setPlaying] = useState(false);
  const [atMs, setAt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = rate;
  }, [rate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another recording needs another element
  useEffect(
    () => () => {
      audio.current?.pause();
      audio.current?.removeAttribute('src');
      if (sounding === audio.current) sounding = null;
      audio.current = null;
      isLooking.current = false;
    },
    [url],
  );

  const fail = () => {
    audio.current = null;
    isLooking.current = false;
    setPlaying(false);
    setFailed(true);
  };

  const open = (): HTMLAudioElement => {
    if (audio.current) return audio.current;
    const element = new Audio(url);
    audio.current = element;
    element.playbackRate = rate;
    const unlessLooking = (act: () => void) => () => {
      if (audio.current === element && !isLooking.current) act();
    };
    const follow = unlessLooking(() => setAt(Math.min(element.currentTime * 1000, durationMs)));
    element.addEventListener('timeupdate', follow);
    element.addEventListener(
      'play',
      unlessLooking(() => setPlaying(true)),
    );
    element.addEventListener(
      'pause',
      unlessLooking(() => setPlaying(false)),
    );
    element.addEventListener(
      'ended',
      unlessLooking(() => {
        setPlaying(false);
        setAt(0);
      }),
    );
    element.addEventListener('loadedmetadata', () => void wind(element));
    element.addEventListener('error', () => audio.current === element && fail());
    return element;
  };

  const play = (element: HTMLAudioElement) => {
    if (sounding !== element) sounding?.pause();
    sounding = element;
    element.play().catch((error: unknown) => {
      // Paused before playback started.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    });
  };

  /** Seeks to the wanted position once the recording is loaded. */
  const wind = async (element: HTMLAudioElement) => {
    if (wanted.current === null || element.readyState === 0 || isLooking.current) return;
    let wasPlaying = false;
    if (!Number.isFinite(element.duration)) {
      wasPlaying = !element.paused;
      isLooking.current = true;
      element.pause();
      await lookAtEnd(element);
      isLooking.current = false;
      if (audio.current !== element) return;
    }
    element.currentTime = wanted.current / 1000;
    wanted.current = null;
    if (wasPlaying) play(element);
  };

  return {
    isPlaying,
    atMs,
    hasFailed,
    speed: rate,
    toggle() {
      setFailed(false);
      const element = open();
      if (element.paused) play(element);
      else element.pause();
    },
    seek(ms) {
      setFailed(false);
      wanted.current = Math.max(0, Math.min(ms, durationMs));
      setAt(wanted.current);
      void wind(open());
    },
    nextSpeed: () => speed.set(speeds[(speeds.indexOf(rate) + 1) % speeds.length] ?? 1),
  };
}

/**
 * Files recorded by a browser do not contain their duration. They can be seeked only after the browser has read their
 * end once.
 */
function lookAtEnd(element: HTMLAudioElement): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!Number.isFinite(element.duration)) return;
      element.removeEventListener('durationchange', look);
      done();
    };
    element.addEventListener('durationchange', look);
    element.currentTime = longerThanAny;
  });
}
