import { originalPricePaise, toRupees } from '#contracts/money/money.ts';

/** What a card and a page say of a design's price, in rupees; `originalPrice` is null where nothing is taken off. */
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
