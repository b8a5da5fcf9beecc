import { lazy, Suspense, useRef, useState } from 'react';
import { bulkSentences, mostDesignsAtOnce } from '#contracts/designs/bulk/bulk.rules.ts';
import type { OwnDesign } from '#contracts/designs/own-designs.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Eye, EyeOff, IndianRupee } from '#web/ui/icons.tsx';
import bulkWords from '#web/words/en/features/designs/bulk/bulk.json';
import { RefusedDesigns } from './refused-designs.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import type { ChosenDesigns } from './use-chosen-designs.ts';

const PriceDialog = lazy(async () => ({
  default: (await fetched(() => import('./price-dialog.tsx'))).PriceDialog,
}));

interface BulkBarProps {
  rows: readonly OwnDesign[];
  chosen: ChosenDesigns;
}

/** Shown above the list of one's designs: selects all, and changes the selected ones. */
export function BulkBar({ rows, chosen }: BulkBarProps) {
  const t = useWords(bulkWords);
  const tooMany = useSentence(bulkSentences.tooMany);
  const all = useRef<HTMLInputElement>(null);
  /** The designs when the dialog was opened; the preview computes the new prices from these. */
  const [priced, setPriced] = useState<readonly OwnDesign[] | null>(null);
  const bulk = useBulkChange((refused) => {
    setPriced(null);
    chosen.keepOnly(refused.map(({ id }) => id));
    // The button that was pressed may be gone, so focus moves.
    all.current?.focus();
  });
  const { designs } = chosen;
  const count = designs.length;
  const isAll = count > 0 && count === rows.length;
  return (
    <section aria-label={t('label')} className="contents">
      <div className="bulk-bar" data-chosen={count > 0}>
        <Checkbox
          ref={(box) => {
            all.current = box;
            if (box) box.indeterminate = count > 0 && !isAll;
          }}
          label={t('all')}
          checked={isAll}
          onChange={({ target }) =>
            chosen.choose(
              rows.map(({ id }) => id),
              target.checked,
            )
          }
        />
        {count === 0 ? null : (
          <>
            <p role="status" className="meta num mr-auto">
              {count > mostDesignsAtOnce ? tooMany : t('chosen', { count })}
            </p>
            {count > mostDesignsAtOnce ? null : (
              <div className="btn-row">
                <Button
                  small
                  busy={bulk.busyWith === 'hidden' && t('hiding')}
                  onClick={() => bulk.start({ kind: 'hidden', designs })}
                >
                  <EyeOff className="size-4" />
                  {t('hide')}
                </Button>
                <Button
                  small
                  busy={bulk.busyWith === 'shown' && t('showing')}
                  onClick={() => bulk.start({ kind: 'shown', designs })}
                >
                  <Eye className="size-4" />
                  {t('show')}
                </Button>
                <Button small aria-haspopup="dialog" onClick={() => setPriced(designs)}>
                  <IndianRupee className="size-4" />
                  {t('prices')}
                </Button>
                <Button small kind="ghost" onClick={() => chosen.keepOnly([])}>
                  {t('none')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      <RefusedDesigns refused={bulk.refused} onClose={bulk.forgetRefused} />
      {priced === null ? null : (
        <Suspense fallback={null}>
          <PriceDialog
            designs={priced}
            isBusy={bulk.busyWith === 'changed'}
            onApply={(change) => bulk.start({ kind: 'changed', designs: priced, change })}
            onClose={() => setPriced(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
