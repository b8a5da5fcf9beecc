import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';
import type { Translator } from '#web/platform/i18n/words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import type engagementWords from '#web/words/en/features/engagement/engagement.json';
import { mailAddress, type SharedLink, type ShareWindow, shareAddress } from './share-channels.ts';

const windowSize = 'width=550,height=400';

interface PassingOn {
  shared: SharedLink;
  /** What a letter begins with. */
  mailWords: string;
  t: Translator<typeof engagementWords, 'share'>;
  /** It has left, or the visitor has changed their mind: no other way is needed. */
  onDone: () => void;
  /** It has left in this way, or a window or a letter was opened for it. */
  onLeft?: (channel: ShareChannel) => void;
}

/** The ways in which a link leaves. */
export interface Share {
  /** What is passed on, absolute. */
  url: string;
  /** The device's own sheet. False where it could not be shown. */
  withDevice(): Promise<boolean>;
  inWindow(channel: ShareWindow): void;
  byMail(): void;
  copyLink(): Promise<void>;
}

/**
 * Passes a link on. Only what the browser confirms is told as done: the device has shared it, or it is in the clipboard.
 * Nobody knows what is sent in a window that opens, or whether a mail program does.
 */
export function passOn({ shared, mailWords, t, onDone, onLeft }: PassingOn): Share {
  const done = (channel: ShareChannel, line?: string) => {
    onDone();
    toast.good(t('done'), line);
    onLeft?.(channel);
  };

  return {
    url: shared.url,
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
      onDone();
      onLeft?.(channel);
    },
    byMail() {
      // Without a mail program nothing opens, so the other ways stay in reach.
      window.location.href = mailAddress(shared, mailWords);
      onLeft?.('email');
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
