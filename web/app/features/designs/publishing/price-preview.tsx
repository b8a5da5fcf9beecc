import type { Control } from 'react-hook-form';
import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Price } from '#web/ui/price.tsx';
import { InstalmentThread } from '#web/ui/threads/instalment-thread.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import type { DesignWords, UploadWords } from './upload-design.form.ts';
import { useTypedPrice } from './use-typed-price.ts';

interface PriceControl {
  control: Control<UploadWords, unknown, DesignWords>;
}

/** The prices that follow from the typed one: struck original, total with tax, advance and final payment. */
export function PricePreview({ control }: PriceControl) {
  const t = useWords(uploadDesignWords, 'preview');
  const typed = useTypedPrice(control);
  if (typed === null) return <p className="meta">{t('empty')}</p>;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <Price price={typed.price} original={typed.original} discount={typed.discount} size="page" />
        <p className="meta num">{t('withTax', { total: formatRupees(typed.total) })}</p>
      </div>
      <InstalmentThread
        advance={{ label: t('advance'), amount: typed.advance, paid: true, note: t('advanceWhen') }}
        final={{ label: t('final'), amount: typed.final, paid: false, note: t('finalWhen') }}
      />
    </div>
  );
}

/** The hint below the discount field: the price that will be struck through. */
export function DiscountHint({ control }: PriceControl) {
  const t = useWords(uploadDesignWords, 'fields');
  const typed = useTypedPrice(control);
  if (typed === null || typed.original === null) return t('discountHint');
  const { price, original } = typed;
  return (
    <span className="num">
      {t.rich('struck', {
        original: formatRupees(original),
        price: formatRupees(price),
        del: (chunks) => <del>{chunks}</del>,
      })}
    </span>
  );
}
