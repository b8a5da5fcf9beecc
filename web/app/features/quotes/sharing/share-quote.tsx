import { lazy, Suspense, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';

const ShareDialog = lazy(async () => ({
  default: (await fetched(() => import('./share-dialog.tsx'))).ShareDialog,
}));

/** Lets the buyer show the quote to people without an account. */
export function ShareQuote({ quoteId }: { quoteId: number }) {
  const t = useWords(quotesWords, 'acts');
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button kind="text" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {open === null ? null : (
        <Suspense fallback={null}>
          <ShareDialog quoteId={quoteId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
