import type { EnquiryReply } from '#contracts/enquiries/enquiries.contract.ts';
import { enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { VoicePlayer } from '#web/features/messaging/voice/voice-player.tsx';
import { useSentence } from '#web/platform/sentences/sentences.ts';

interface SaidProps {
  message: string;
  voice: EnquiryReply['voice'];
  /** Whose voice it is. */
  label: string;
  className?: string;
}

const { removed, answerRemoved, voiceRemoved } = enquirySentences;
/** What stands where the desk has taken something away, in the reader's language. */
const ours: readonly string[] = [removed, answerRemoved, voiceRemoved];

/** What somebody asked or answered: their words, their voice note, or both. */
export function Said({ message, voice, label, className = '' }: SaidProps) {
  const sentence = useSentence(ours.includes(message) ? message : null);
  return (
    <>
      {message === '' ? null : (
        <p
          lang={sentence === null ? writtenIn(message) : undefined}
          dir="auto"
          className={`wrap-anywhere whitespace-pre-line ${className}`}
        >
          {sentence ?? message}
        </p>
      )}
      {voice ? <VoicePlayer {...voice} label={label} /> : null}
    </>
  );
}
