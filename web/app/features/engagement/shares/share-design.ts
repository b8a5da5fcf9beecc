import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { sharedAddress } from '#web/platform/i18n/page-locale.ts';
import type { Translator } from '#web/platform/i18n/words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import type engagementWords from '#web/words/en/features/engagement/engagement.json';
import { settleCount, showCount } from '../marks/use-design-count.ts';
import { passOn, type Share } from './pass-on.ts';
import { countShare } from './share.api.ts';

/** A design as the share sheet shows it. */
export interface SharedDesign {
  id: number;
  title: string;
  /** In rupees, without tax; omitted if unknown. */
  price?: number;
  maker: { name: string; city?: string };
  pictures: readonly { url: string }[];
}

interface Sharing {
  design: Pick<SharedDesign, 'id' | 'title'>;
  /** The number of shares currently shown; null if unknown. */
  count: number | null;
  t: Translator<typeof engagementWords, 'share'>;
  /** Visitors can share too, but only shares by signed-in people are counted, each once. */
  isCounted: boolean;
  /** The link was shared or the viewer cancelled; no other way is needed. */
  onDone: () => void;
}

/**
 * Shares a design and then counts the share if it counts. The count is updated optimistically and reverted with a
 * toast on failure.
 */
export function makeShare({ design, count, t, isCounted, onDone }: Sharing): Share {
  const counted = async (channel: ShareChannel) => {
    if (count !== null) showCount('shares', design.id, count + 1);
    try {
      settleCount('shares', design.id, await countShare(design.id, channel));
    } catch (error) {
      settleCount('shares', design.id, null);
      // The share itself succeeded, so a session that has ended does not matter here.
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
