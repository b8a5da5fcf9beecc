import { changePrice, faultOfPrice, type PriceChange } from '#contracts/designs/bulk/bulk.rules.ts';
import type { OwnDesign } from '#contracts/designs/own-designs.contract.ts';
import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import bulkWords from '#web/words/en/features/designs/bulk/bulk.json';

interface PricesPreviewProps {
  designs: readonly OwnDesign[];
  /** Null while the typed change is invalid. */
  change: PriceChange | null;
}

/** Each design with its price before and after; a design that cannot change says why. */
export function PricesPreview({ designs, change }: PricesPreviewProps) {
  const t = useWords(bulkWords, 'price');
  if (change === null) return <p className="meta">{t('empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-label={t('preview')} tabIndex={0} className="bulk-prices">
      <ul className="divide-y divide-seam">
        {designs.map(({ id, title, price }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span lang={writtenIn(title)} dir="auto" className="wrap-anywhere">
              {title}
            </span>
            <NewPrice price={price} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewPrice({ price, change }: { price: number; change: PriceChange }) {
  const t = useWords(bulkWords, 'price');
  const wished = changePrice(toPaise(price), change);
  const fault = faultOfPrice(wished);
  const sentence = useSentence(fault);
  const before = formatRupees(price);
  const after = formatRupees(toRupees(wished));
  return (
    <span className="num ml-auto text-right">
      {fault === null ? (
        <>
          <span aria-hidden="true">
            <span className="text-ink-2">{before}</span> → <span className="font-semibold">{after}</span>
          </span>
          <span className="sr-only">{t('becomes', { before, after })}</span>
        </>
      ) : (
        <>
          <span className="text-ink-2">{before}</span>
          <span className="block text-bad">{sentence}</span>
        </>
      )}
    </span>
  );
}
