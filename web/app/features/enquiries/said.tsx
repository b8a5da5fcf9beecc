import type { EnquiryReply } from '#contracts/enquiries/enquiries.contract.ts';
import { VoicePlayer } from '#web/features/messaging/voice/voice-player.tsx';

interface SaidProps {
  message: string;
  voice: EnquiryReply['voice'];
  /** Whose voice it is. */
  label: string;
  className?: string;
}

/** What somebody asked or answered: their words, their voice note, or both. */
export function Said({ message, voice, label, className = '' }: SaidProps) {
  return (
    <>
      {message === '' ? null : (
        <p dir="auto" className={`wrap-anywhere whitespace-pre-line ${className}`}>
          {message}
        </p>
      )}
      {voice ? <VoicePlayer {...voice} label={label} /> : null}
    </>
  );
}
