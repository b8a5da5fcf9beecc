import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';
import type { Translator } from '#web/platform/i18n/words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import type { engagementWords } from '../engagement.words.ts';
import { mailAddress, type SharedLink, type ShareWindow, shareAddress } from './share-channels.ts';

const windowSize = 'width=550,height=400';

interface PassingOn {
  shared: SharedLink;
  /** What a letter begins with. */
  mailWords: string;
  t: Translator<typeof engagementWords.en, 'share'>;
  /** It has left, or the visitor has changed their mind: no other way is needed. */
  onDone: () => void;
  /** It has left in this way. */
  onLeft?: (channel: ShareChannel) => void;
}

/** The ways in which a link leaves. */
export interface Share {
  /** The device's own sheet. False where it could not be shown. */
  withDevice(): Promise<boolean>;
  inWindow(channel: ShareWindow): void;
  byMail(): void;
  copyLink(): Promise<void>;
}

/** Passes a link on and says what became of it. */
export function passOn({ shared, mailWords, t, onDone, onLeft }: PassingOn): Share {
  const done = (channel: ShareChannel, line?: string) => {
    onDone();
    toast.good(t('done'), line);
    onLeft?.(channel);
  };

  return {
    async withDevice() {
      try {
        await navigator.share(shared);
      } catch (error) {
        // Anyone who closes the sheet has changed their mind; nothing has failed.
        const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
        if (isGivenUp) onDone();
        return isGivenUp;
      }
      done('device');
      return true;
    },
    inWindow(channel) {
      const opened = window.open(shareAddress(channel, shared), '_blank', windowSize);
      if (opened === null) {
        toast.bad(t('failed'), t('blocked'));
        return;
      }
      opened.opener = null;
      done(channel);
    },
    byMail() {
      window.location.href = mailAddress(shared, mailWords);
      done('email');
    },
    async copyLink() {
      try {
        await navigator.clipboard.writeText(shared.url);
        done('link', t('copied'));
      } catch {
        toast.bad(t('failed'), t('copyByHand', { url: shared.url }));
      }
    },
  };
}
