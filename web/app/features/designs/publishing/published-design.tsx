import { lazy, Suspense, useRef, useState } from 'react';
import { settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import { useDesignCount } from '#web/features/engagement/marks/use-design-count.ts';
import { makeShare } from '#web/features/engagement/shares/share-design.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link2, Send } from '#web/ui/icons.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import engagementWords from '#web/words/en/features/engagement/engagement.json';

const ShareMenu = lazy(async () => ({
  default: (await fetched(() => import('#web/features/engagement/shares/share-menu.tsx'))).ShareMenu,
}));

interface PublishedDesignProps {
  design: { id: number; title: string };
  /** The address of the first picture, as chosen. */
  cover: string | null;
  /** Why some pictures are not shown; null if all are. */
  without: string | null;
}

/** Confirms that a design is published: its picture, and ways to share it. */
export function PublishedDesign({ design, cover, without }: PublishedDesignProps) {
  const t = useWords(uploadDesignWords, 'published');
  const says = useWords(engagementWords, 'share');
  const [fromServer] = useState(() => ({ count: 0, asOf: settledMarks() }));
  const count = useDesignCount('shares', design.id, fromServer);
  const { viewer } = useViewer();
  const shown = {
    ...design,
    maker: { name: viewer?.name ?? '' },
    pictures: cover === null ? [] : [{ url: cover }],
  };
  const [isSharing, setSharing] = useState<boolean | null>(null);
  const share = makeShare({ design, count, t: says, isCounted: true, onDone: () => undefined });

  const shareButton = useRef<HTMLButtonElement>(null);
  const send = async () => {
    const hasOwnSheet = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
    if (!(hasOwnSheet && (await share.withDevice()))) setSharing(true);
  };
  return (
    <div className="mx-auto grid max-w-[760px] gap-x-10 gap-y-6 py-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-center md:py-12">
      <div className="picture max-sm:mx-auto max-sm:w-52">{cover ? <img src={cover} alt="" /> : null}</div>
      <div className="grid gap-5">
        <div className="grid gap-1.5">
          <p className="caps text-good">{t('title')}</p>
          <h2 className="title-1">{design.title}</h2>
          <p className="text-pretty text-ink-2">{t('line')}</p>
        </div>
        {without === null ? null : <p className="border-l-3 border-turmeric pl-4 text-ink-2">{without}</p>}
        <div className="btn-row">
          <Button ref={shareButton} kind="primary" onClick={() => void send()}>
            <Send />
            {t('share')}
          </Button>
          <Button kind="ghost" onClick={() => void share.copyLink()}>
            <Link2 />
            {t('copy')}
          </Button>
        </div>
        <hr className="stitch" />
        <div className="btn-row">
          <ButtonLink to={`/product/${design.id}`}>{t('view')}</ButtonLink>
          <ButtonLink to="/upload-product" reloadDocument kind="ghost">
            {t('another')}
          </ButtonLink>
        </div>
      </div>
      {isSharing === null ? null : (
        <Suspense>
          <ShareMenu
            design={shown}
            count={count}
            open={isSharing}
            opener={shareButton.current}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
