import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';
import { sentenceOf } from '../../platform/api/api-error.ts';
import type { useWords } from '../../platform/i18n/use-words.ts';
import type { SignInFirst } from '../../shell/use-sign-in-first.ts';
import { toast } from '../../ui/toast.ts';
import { passOn, type Share } from './pass-on.ts';
import { countShare } from './share.api.ts';
import { settleCount, showCount } from './use-design-count.ts';

interface Sharing {
  design: { id: number; title: string };
  /** How many shares are shown now. */
  count: number;
  t: ReturnType<typeof useWords<'engagement.share'>>;
  signInFirst: SignInFirst;
  /** It has left, or the visitor has changed their mind: no other way is needed. */
  onDone: () => void;
}

/** Carries a share out and, once it has left, counts it: drawn at once, taken back with a sentence when that fails. */
export function makeShare({ design, count, t, signInFirst, onDone }: Sharing): Share {
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
  return passOn({
    shared: { title: design.title, url: new URL(`/product/${design.id}`, window.location.origin).href },
    mailWords: t('mailWords'),
    t,
    onDone,
    onLeft: (channel) => void counted(channel),
  });
}
