import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { sharedAddress } from '#web/platform/i18n/page-locale.ts';
import type { Translator } from '#web/platform/i18n/words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import type engagementWords from '#web/words/en/features/engagement/engagement.json';
import { settleCount, showCount } from '../marks/use-design-count.ts';
import { passOn, type Share } from './pass-on.ts';
import { countShare } from './share.api.ts';

/** A design as the sheet shows it. */
export interface SharedDesign {
  id: number;
  title: string;
  /** In rupees, without tax; not told where it is not known. */
  price?: number;
  maker: { name: string; city?: string };
  pictures: readonly { url: string }[];
}

interface Sharing {
  design: Pick<SharedDesign, 'id' | 'title'>;
  /** How many shares are shown now; null where that is not known. */
  count: number | null;
  t: Translator<typeof engagementWords, 'share'>;
  /** Visitors share as well, but only people who are signed in are counted: of them one share counts once. */
  isCounted: boolean;
  /** It has left, or the visitor has changed their mind: no other way is needed. */
  onDone: () => void;
}

/** Carries a share out and, once it has left, counts it where it counts: drawn at once, taken back with a sentence when that fails. */
export function makeShare({ design, count, t, isCounted, onDone }: Sharing): Share {
  const counted = async (channel: ShareChannel) => {
    if (count !== null) showCount('shares', design.id, count + 1);
    try {
      settleCount('shares', design.id, await countShare(design.id, channel));
    } catch (error) {
      settleCount('shares', design.id, null);
      // It has been passed on all the same: that the session has ended meanwhile does not matter here.
      if (error instanceof ApiError && error.status === 401) return;
      toast.bad(t('error'), sentenceOf(error, t('tryAgain')));
    }
  };
  return passOn({
    shared: { title: design.title, url: sharedAddress(`/product/${design.id}`) },
    mailWords: t('mailWords'),
    t,
    onDone,
    onLeft: (channel) => {
      if (isCounted) void counted(channel);
    },
  });
}
