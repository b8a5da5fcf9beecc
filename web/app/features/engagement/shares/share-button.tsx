import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Send } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { type ServerCount, useDesignCount } from '../marks/use-design-count.ts';
import type { SharedDesign } from './share-design.ts';

const loadMenu = () => fetched(() => import('./share-menu.tsx'));
const loadShare = () => fetched(() => import('./share-design.ts'));
const ShareMenu = lazy(async () => ({ default: (await loadMenu()).ShareMenu }));

interface ShareButtonProps {
  design: SharedDesign;
  fromServer: ServerCount;
  /** Shows the number of shares beside the icon; screen readers get it in any case. */
  counted?: boolean;
  className?: string;
}

/** A share button of a design, with the number of shares. */
export function ShareButton({ design, fromServer, counted = false, className }: ShareButtonProps) {
  const t = useWords(engagementWords, 'share');
  const count = useDesignCount('shares', design.id, fromServer);
  const { opener, sheet } = useShareSheet(design, count);
  return (
    <>
      <IconButton
        label={t('label', { count })}
        className={classNames(counted && 'mark-counted', className)}
        {...opener}
      >
        <Send />
        {counted ? (
          <span className="num pt-0.5 text-2 text-ink-2" aria-hidden="true">
            {formatCount(count)}
          </span>
        ) : null}
      </IconButton>
      {sheet}
    </>
  );
}

/** A share button of a design, without the number of shares. */
export function ShareWithWords({ design }: { design: SharedDesign }) {
  const t = useWords(engagementWords, 'share');
  const { opener, sheet } = useShareSheet(design, null);
  return (
    <>
      <Button kind="text" {...opener}>
        <Send />
        {t('heading')}
      </Button>
      {sheet}
    </>
  );
}

interface ShareOpener {
  opener: {
    'aria-haspopup': 'dialog';
    onClick: (event: MouseEvent) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
  sheet: ReactNode;
}

/** The share menu of a design; its code is prefetched on hover or focus. */
function useShareSheet(design: SharedDesign, count: number | null): ShareOpener {
  const t = useWords(engagementWords, 'share');
  const isCounted = useViewer().viewer !== null;
  const [open, setOpen] = useState<boolean | null>(null);
  const [button, setButton] = useState<Element | null>(null);
  const prepare = () => void loadMenu().catch(() => undefined);
  const choose = async () => {
    // Phone users know the device's share sheet; on a desktop the menu of sites is quicker.
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      const { makeShare } = await loadShare();
      const share = makeShare({ design, count, t, isCounted, onDone: () => undefined });
      if (await share.withDevice()) return;
    }
    setOpen(true);
  };
  return {
    opener: {
      'aria-haspopup': 'dialog',
      onClick: ({ currentTarget }) => {
        setButton(currentTarget);
        void choose();
      },
      onPointerEnter: prepare,
      onFocus: prepare,
    },
    sheet:
      open === null ? null : (
        <Suspense fallback={null}>
          <ShareMenu
            design={design}
            count={count}
            open={open}
            opener={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ),
  };
}
