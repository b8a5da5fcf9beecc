import { lazy, Suspense, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';

const loadDialog = () => fetched(() => import('./enquiry-dialog.tsx'));
const EnquiryDialog = lazy(async () => ({ default: (await loadDialog()).EnquiryDialog }));

export interface EnquiredDesign {
  id: number;
  title: string;
  maker: { name: string };
  pictures: readonly { url: string }[];
}

/** Asks the maker of a design; the form is fetched when a person reaches for it. */
export function EnquiryButton({ design }: { design: EnquiredDesign }) {
  const t = useWords(designDetailsWords);
  const [open, setOpen] = useState<boolean | null>(null);
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={prepare} onFocus={prepare} aria-haspopup="dialog">
        {t('enquiry')}
      </Button>
      {/* Once opened it stays, closed: only then the browser gives the focus back to the button. */}
      {open === null ? null : (
        <Suspense fallback={null}>
          <EnquiryDialog design={design} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
