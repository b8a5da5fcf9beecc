import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';
import type { Translator } from '#web/platform/i18n/words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import type engagementWords from '#web/words/en/features/engagement/engagement.json';
import { mailAddress, type SharedLink, type ShareWindow, shareAddress } from './share-channels.ts';

const windowSize = 'width=550,height=400';

interface PassingOn {
  shared: SharedLink;
  /** The first words of an email. */
  mailWords: string;
  t: Translator<typeof engagementWords, 'share'>;
  /** The link was shared or the viewer cancelled; no other way is needed. */
  onDone: () => void;
  /** The link was shared in this way, or a window or an email was opened for it. */
  onLeft?: (channel: ShareChannel) => void;
}

/** The ways to share a link. */
export interface Share {
  /** The absolute address. */
  url: string;
  /** Opens the device's share sheet. Returns false if it could not be shown. */
  withDevice(): Promise<boolean>;
  inWindow(channel: ShareWindow): void;
  byMail(): void;
  copyLink(): Promise<void>;
}

/**
 * Shares a link. Success is reported only where the browser confirms it: the device has shared the link, or it is in
 * the clipboard. Whether it is sent from an opened window or a mail program is unknown.
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
        // Closing the sheet is a cancellation, not a failure.
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
      // Without a mail program nothing opens, so the dialog with the other ways stays open.
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
