import { useWords } from '#web/platform/i18n/use-words.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import { useWaitingFiles } from '#web/platform/outbox/use-waiting-files.ts';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';
import type { Spoken } from '../outbox/message-call.ts';
import { VoicePlayer } from './voice-player.tsx';

/** The voice note of a waiting message, from this device. */
export function WaitingVoice({ userId, nonce, voice }: { userId: number; nonce: string; voice: Spoken }) {
  const t = useWords(voiceWords);
  const [address] = useWaitingFiles(outboxOf(userId), nonce);

  // Reserves the height of the player, so that nothing below it moves.
  if (address === undefined) return <div className="voice-note h-11" />;
  return <VoicePlayer url={address} {...voice} label={t('own')} />;
}
