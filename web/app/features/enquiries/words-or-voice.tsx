import type { EnquiryReply } from '#contracts/enquiries/enquiries.contract.ts';
import type { NamedMessage } from '#contracts/platform/success-message.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { VoicePlayer } from '#web/features/messaging/voice/voice-player.tsx';
import { useSentence } from '#web/platform/sentences/sentences.ts';

interface WordsOrVoiceProps {
  /** What a person wrote, or by its name the sentence that stands where the desk has taken it away. */
  words: NamedMessage;
  voice: EnquiryReply['voice'];
  /** Whose voice it is. */
  label: string;
  className?: string;
}

/** What a person asked or answered: their words, their voice note, or both. */
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
