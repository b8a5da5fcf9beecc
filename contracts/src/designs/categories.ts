export const categories = [
  "Women's Fashion",
  "Men's Fashion",
  'Accessories',
  'Shoes',
  'Bags',
  'Jewelry',
  'Home Decor',
  'Kids Fashion',
] as const;

export type Category = (typeof categories)[number];
