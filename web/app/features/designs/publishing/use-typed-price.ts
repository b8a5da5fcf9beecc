import { type Control, useWatch } from 'react-hook-form';
import { designWords } from '#contracts/designs/design-words.ts';
import { originalPricePaise, toPaise, toRupees } from '#contracts/money/money.ts';
import { chargesForDesign } from '#contracts/money/price-order.ts';
import type { DesignWords, UploadWords } from './upload-design.form.ts';

/** In rupees; the total and its two parts include tax. */
interface TypedPrice {
  price: number;
  /** Percent. */
  discount: number;
  /** The price to be struck through; null for none. */
  original: number | null;
  total: number;
  advance: number;
  final: number;
}

/** The charges for the price and discount in the form; null without a valid price. */
export function useTypedPrice(control: Control<UploadWords, unknown, DesignWords>): TypedPrice | null {
  const [typedPrice, typedDiscount] = useWatch({ control, name: ['price', 'discount'] });
  const price = designWords.shape.price.safeParse(typedPrice ?? '');
  if (!price.success) return null;
  const discount = designWords.shape.discount.safeParse(typedDiscount ?? '').data ?? 0;
  const original = originalPricePaise(toPaise(price.data), discount);
  const { totalPaise, advancePaise, finalPaise } = chargesForDesign(toPaise(price.data));
  return {
    price: price.data,
    discount,
    original: original === null ? null : toRupees(original),
    total: toRupees(totalPaise),
    advance: toRupees(advancePaise),
    final: toRupees(finalPaise),
  };
}
