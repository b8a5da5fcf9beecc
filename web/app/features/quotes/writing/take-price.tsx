import { useWatch } from 'react-hook-form';
import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';
import { subtotalOf } from '#contracts/quotes/quotes.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { emptyDiscount, readLines, type TypedLine } from './quote.form.ts';
import type { QuoteForm } from './use-quote-form.ts';

interface TakePriceProps {
  form: QuoteForm;
  /** The price that the buyer named, in rupees before tax. */
  price: number;
  disabled: boolean;
  onTake: (discount: TypedLine) => void;
}

/** Lowers the lines to the price that the buyer named, with a discount; gone once they come to it. */
export function TakePrice({ form, price, disabled, onTake }: TakePriceProps) {
  const t = useWords(writingWords);
  const lines = readLines(useWatch({ control: form.control, name: 'lines' }));
  const tooMuch = subtotalOf(lines) - toPaise(price);
  if (tooMuch <= 0) return null;
  return (
    <Button
      kind="ghost"
      small
      disabled={disabled}
      onClick={() => onTake({ ...emptyDiscount, amount: String(toRupees(tooMuch)) })}
    >
      {t('takePrice', { price: formatRupees(price) })}
    </Button>
  );
}
