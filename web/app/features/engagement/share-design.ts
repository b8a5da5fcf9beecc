import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';
import { sentenceOf } from '../../platform/api/api-error.ts';
import type { useWords } from '../../platform/i18n/use-words.ts';
import type { SignInFirst } from '../../shell/use-sign-in-first.ts';
import { toast } from '../../ui/toast.ts';
import { countShare } from './share.api.ts';
import { mailAddress, type ShareWindow, shareAddress } from './share-channels.ts';
import { settleCount, showCount } from './use-design-count.ts';

const windowSize = 'width=550,height=400';

interface Sharing {
  design: { id: number; title: string };
  /** How many shares are shown now. */
  count: number;
  t: ReturnType<typeof useWords<'engagement.share'>>;
  signInFirst: SignInFirst;
  /** It has left, or the visitor has changed their mind: no other way is needed. */
  onDone: () => void;
}

interface Share {
  /** The device's own sheet. False where it could not be shown. */
  withDevice(): Promise<boolean>;
  inWindow(channel: ShareWindow): void;
  byMail(): void;
  copyLink(): Promise<void>;
}

/** Carries a share out and, once it has left, counts it: drawn at once, taken back with a sentence when that fails. */
export function makeShare({ design, count, t, signInFirst, onDone }: Sharing): Share {
  const shared = { title: design.title, url: new URL(`/product/${design.id}`, window.location.origin).href };

  const counted = async (channel: ShareChannel) => {
    showCount('shares', design.id, count + 1);
    try {
      settleCount('shares', design.id, await countShare(design.id, channel));
    } catch (error) {
      settleCount('shares', design.id, null);
      if (await signInFirst.isNeededAfter(error)) return;
      toast.bad(t('error'), sentenceOf(error, t('tryAgain')));
    }
  };
  const done = (channel: ShareChannel, line?: string) => {
    onDone();
    toast.good(t('done'), line);
    void counted(channel);
  };

  return {
    async withDevice() {
      try {
        await navigator.share(shared);
      } catch (error) {
        // Whoever closes the sheet has changed their mind; nothing has failed.
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
      window.location.href = mailAddress(shared, t('mailWords'));
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
