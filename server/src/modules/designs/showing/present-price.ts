import { originalPricePaise, toRupees } from '#contracts/money/money.ts';

/** The price of a design as shown, in rupees; `originalPrice` is null without a discount. */
export function presentPrice({
  pricePaise,
  discountPercent,
}: {
  pricePaise: number;
  discountPercent: number;
}) {
  const original = originalPricePaise(pricePaise, discountPercent);
  return {
    price: toRupees(pricePaise),
    discount: discountPercent,
    originalPrice: original === null ? null : toRupees(original),
  };
}
