import { type Control, useWatch } from 'react-hook-form';
import { designWords } from '#contracts/designs/design-words.ts';
import { chargesOf, originalPricePaise, toPaise, toRupees } from '#contracts/money/money.ts';
import type { DesignWords, UploadWords } from './upload-design.form.ts';

/** In rupees; the total and its two parts with tax. */
interface TypedPrice {
  price: number;
  /** Percent. */
  discount: number;
  /** To be struck through; null where nothing is. */
  original: number | null;
  total: number;
  advance: number;
  final: number;
}

/** What the price and the discount in the form come to; null while there is no price. */
export function useTypedPrice(control: Control<UploadWords, unknown, DesignWords>): TypedPrice | null {
  const [typedPrice, typedDiscount] = useWatch({ control, name: ['price', 'discount'] });
  const price = designWords.shape.price.safeParse(typedPrice ?? '');
  if (!price.success) return null;
  const discount = designWords.shape.discount.safeParse(typedDiscount ?? '').data ?? 0;
  const original = originalPricePaise(toPaise(price.data), discount);
  const { totalPaise, advancePaise, finalPaise } = chargesOf(toPaise(price.data));
  return {
    price: price.data,
    discount,
    original: original === null ? null : toRupees(original),
    total: toRupees(totalPaise),
    advance: toRupees(advancePaise),
    final: toRupees(finalPaise),
  };
}
