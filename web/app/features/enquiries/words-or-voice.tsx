import type { EnquiryReply } from '#contracts/enquiries/enquiries.contract.ts';
import type { NamedMessage } from '#contracts/platform/success-message.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { VoicePlayer } from '#web/features/messaging/voice/voice-player.tsx';
import { useSentence } from '#web/platform/sentences/sentences.ts';

interface WordsOrVoiceProps {
  /** A person's words, or the key of the message shown if the desk has removed them. */
  words: NamedMessage;
  voice: EnquiryReply['voice'];
  /** The voice note's label. */
  label: string;
  className?: string;
}

/** A question or an answer: words, a voice note, or both. */
export function WordsOrVoice({ words, voice, label, className = '' }: WordsOrVoiceProps) {
  const sentence = useSentence(words.reason === undefined ? null : words);
  return (
    <>
      {words.message === '' ? null : (
        <p
          lang={words.reason === undefined ? writtenIn(words.message) : undefined}
          dir="auto"
          className={`wrap-anywhere whitespace-pre-line ${className}`}
        >
          {sentence || words.message}
        </p>
      )}
      {voice ? <VoicePlayer {...voice} label={label} /> : null}
    </>
  );
}
