import { lazy, Suspense, useState } from 'react';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Send } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { engagementWords } from '../engagement.words.ts';
import { type ToldCount, useDesignCount } from '../marks/use-design-count.ts';

const loadMenu = () => fetched(() => import('./share-menu.tsx'));
const loadShare = () => fetched(() => import('./share-design.ts'));
const ShareMenu = lazy(async () => ({ default: (await loadMenu()).ShareMenu }));

interface ShareButtonProps {
  design: { id: number; title: string };
  told: ToldCount;
  /** Draws the number of shares beside the icon; it is spoken either way. */
  counted?: boolean;
  className?: string;
}

/** Passes a design on; the ways of doing so are fetched when somebody reaches for it. */
export function ShareButton({ design, told, counted = false, className }: ShareButtonProps) {
  const t = useWords(engagementWords, 'share');
  const isCounted = useViewer().viewer !== null;
  const count = useDesignCount('shares', design.id, told);
  const [open, setOpen] = useState<boolean | null>(null);
  const prepare = () => void loadMenu().catch(() => undefined);

  const onClick = async () => {
    // On a phone everybody knows the device's own sheet; at a desk the sites are nearer.
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      const { makeShare } = await loadShare();
      const share = makeShare({ design, count, t, isCounted, onDone: () => undefined });
      if (await share.withDevice()) return;
    }
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={t('label', { count })}
        aria-haspopup="dialog"
        className={classNames(counted && 'mark-counted', className)}
        onClick={() => void onClick()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Send />
        {counted ? (
          <span className="num pt-0.5 text-2 text-ink-2" aria-hidden="true">
            {formatCount(count)}
          </span>
        ) : null}
      </IconButton>
      {open === null ? null : (
        <Suspense fallback={null}>
          <ShareMenu design={design} count={count} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
