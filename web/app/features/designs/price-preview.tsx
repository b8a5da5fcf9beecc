import { type Control, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { designWords } from '#contracts/designs/design-words.ts';
import {
  computeTotals,
  formatRupees,
  originalPricePaise,
  splitInstalments,
  toPaise,
  toRupees,
} from '#contracts/money/money.ts';
import { InstalmentThread } from '#web/ui/instalment-thread.tsx';
import { Price } from '#web/ui/price.tsx';
import type { DesignWords, UploadWords } from './upload-design.form.ts';

/** What a price comes to, while it is typed: struck original, total with tax, advance and final payment. */
export function PricePreview({ control }: { control: Control<UploadWords, unknown, DesignWords> }) {
  const t = useTranslations('uploadDesign.preview');
  const [typedPrice, typedDiscount] = useWatch({ control, name: ['price', 'discount'] });
  const price = designWords.shape.price.safeParse(typedPrice ?? '');
  const discount = designWords.shape.discount.safeParse(typedDiscount ?? '');
  if (!price.success) return <p className="meta">{t('empty')}</p>;

  const percent = discount.success ? discount.data : 0;
  const paise = toPaise(price.data);
  const original = originalPricePaise(paise, percent);
  const { totalPaise } = computeTotals(paise);
  const { advancePaise, finalPaise } = splitInstalments(totalPaise);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <Price
          price={price.data}
          original={original === null ? null : toRupees(original)}
          discount={percent}
          size="page"
        />
        <p className="meta num">{t('plusTax', { total: formatRupees(toRupees(totalPaise)) })}</p>
      </div>
      <InstalmentThread
        advance={{ label: t('advance'), amount: toRupees(advancePaise), paid: true, note: t('advanceWhen') }}
        final={{ label: t('final'), amount: toRupees(finalPaise), paid: false, note: t('finalWhen') }}
      />
    </div>
  );
}
