import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';

/** Why dictation gave no text. */
export type DictationFault = 'refused' | 'silent' | 'failed';

/** The browser's SpeechRecognition; some browsers still prefix its name. */
interface Listener {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
  onresult: ((event: { resultIndex: number; results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

type ListenerClass = new () => Listener;

function listenerClass(): ListenerClass | undefined {
  const names = window as { SpeechRecognition?: ListenerClass; webkitSpeechRecognition?: ListenerClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/** Whether dictation is supported never changes, so there is nothing to subscribe to. */
const never = () => () => undefined;

export interface Dictation {
  /** Whether this browser supports dictation; false on the server. */
  isOffered: boolean;
  isListening: boolean;
  /** The latest words, which may still change. */
  transcript: string;
  fault: DictationFault | null;
  start(): void;
  stop(): void;
}

/** Dictation in the language of the page, from `start` until stopped; each final piece goes to `onWords`. */
export function useDictation(onWords: (words: string) => void): Dictation {
  const isOffered = useSyncExternalStore(
    never,
    () => listenerClass() !== undefined,
    () => false,
  );
  const listening = useRef<Listener | null>(null);
  const [isListening, setIsListening] = useState(false);
  const [transcript, setTranscript] = useState('');
  const [fault, setFault] = useState<DictationFault | null>(null);
  const onWordsRef = useRef(onWords);
  onWordsRef.current = onWords;

  useEffect(() => () => listening.current?.abort(), []);

  const start = () => {
    const Class = listenerClass();
    if (Class === undefined || listening.current !== null) return;
    const listener = new Class();
    listener.lang = `${pageLocale()}-IN`;
    listener.continuous = true;
    listener.interimResults = true;
    listener.onresult = ({ resultIndex, results }) => {
      const news = Array.from(results).slice(resultIndex);
      const wordsOf = (isFinal: boolean) =>
        news
          .filter((result) => result.isFinal === isFinal)
          .map((result) => result[0]?.transcript.trim() ?? '')
          .filter((words) => words !== '')
          .join(' ');
      const sure = wordsOf(true);
      if (sure !== '') onWordsRef.current(sure);
      setTranscript(wordsOf(false));
    };
    listener.onerror = ({ error }) => setFault(faultOf(error));
    listener.onend = () => {
      listening.current = null;
      setIsListening(false);
      setTranscript('');
    };
    setFault(null);
    try {
      listener.start();
    } catch {
      setFault('failed');
      return;
    }
    listening.current = listener;
    setIsListening(true);
  };

  return { isOffered, isListening, transcript, fault, start, stop: () => listening.current?.stop() };
}

/** Null if it was stopped on purpose. */
function faultOf(error: string): DictationFault | null {
  if (error === 'aborted') return null;
  if (error === 'no-speech') return 'silent';
  return ['not-allowed', 'service-not-allowed', 'audio-capture'].includes(error) ? 'refused' : 'failed';
}
