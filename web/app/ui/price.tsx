import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { classNames } from './styles/class-names.ts';

/** The ribbon with a discount in percent; nothing at 0. */
function DiscountTag({ percent }: { percent: number }) {
  const t = useWords(uiWords);
  return percent > 0 ? <span className="ribbon num ml-1">{t('off', { percent })}</span> : null;
}

interface PriceProps {
  /** In rupees. */
  price: number;
  /** In rupees, before the discount; null if there is none. */
  original: number | null;
  /** In percent. */
  discount: number;
  size?: 'small' | 'card' | 'page';
}

const sizes = {
  small: 'text-[1.1875rem]',
  card: 'text-[length:var(--price-card,var(--tb-size-5))]',
  page: 'text-7',
};

/**
 * The price, with the earlier price struck through above. With size `page` it leaves out "plus tax", because the page
 * itself shows the total with tax.
 */
export function Price({ price, original, discount, size = 'card' }: PriceProps) {
  const t = useWords(uiWords);
  return (
    <div className="num grid justify-items-start gap-[3px]">
      {original === null ? null : (
        <del className="text-2 leading-[1.3] text-ink-3">
          <span className="sr-only">{t('priceBefore')} </span>
          {formatRupees(original)}
        </del>
      )}
      <span className="price-line flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <span className={classNames('font-display leading-[1.1] whitespace-nowrap', sizes[size])}>
          {formatRupees(price)}
        </span>
        {size === 'page' ? null : <span className="hint whitespace-nowrap">{t('plusTax')}</span>}
        <DiscountTag percent={discount} />
      </span>
    </div>
  );
}
