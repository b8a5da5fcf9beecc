import { lazy, Suspense, useState } from 'react';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MessageCircle } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';

const loadDialog = () => fetched(() => import('./comments-dialog.tsx'));
const CommentsDialog = lazy(async () => ({ default: (await loadDialog()).CommentsDialog }));

interface Design {
  designId: number;
  title: string;
}

interface Talk {
  /** Props for the buttons that open the dialog. */
  opener: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void };
  dialog: React.ReactNode;
}

/** The dialog with all comments on a design; its code is prefetched on hover or focus. */
export function useCommentsDialog({ designId, title }: Design, count: number): Talk {
  const [open, setOpen] = useState<boolean | null>(null);
  const prepare = () => void loadDialog().catch(() => undefined);
  return {
    opener: { onClick: () => setOpen(true), onPointerEnter: prepare, onFocus: prepare },
    // After closing, the dialog stays mounted; only then does the browser return the focus to the button.
    dialog:
      open === null ? null : (
        <Suspense fallback={null}>
          <CommentsDialog
            designId={designId}
            title={title}
            count={count}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ),
  };
}

interface CommentsButtonProps {
  count: number;
  opener: Talk['opener'];
  className?: string;
}

/** A comment icon with the number of comments. */
export function CommentsButton({ count, opener, className }: CommentsButtonProps) {
  const t = useWords(engagementWords, 'comments');
  return (
    <IconButton {...opener} label={t('label', { count })} className={classNames('mark-counted', className)}>
      <MessageCircle />
      <span className="num pt-0.5 text-2 text-ink-2" aria-hidden="true">
        {formatCount(count)}
      </span>
    </IconButton>
  );
}
