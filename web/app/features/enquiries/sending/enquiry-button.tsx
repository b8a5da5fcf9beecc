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

/** Opens an enquiry to a design's maker; the form's code is prefetched on hover or focus. */
export function EnquiryButton({ design }: { design: EnquiredDesign }) {
  const t = useWords(designDetailsWords);
  const [open, setOpen] = useState<boolean | null>(null);
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={prepare} onFocus={prepare} aria-haspopup="dialog">
        {t('enquiry')}
      </Button>
      {/* After closing, the dialog stays mounted; only then does the browser return the focus to the button. */}
      {open === null ? null : (
        <Suspense fallback={null}>
          <EnquiryDialog design={design} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
