import type { categories } from '#contracts/designs/categories.ts';

/** The heading of the Harmonised System that a category's goods fall under. */
const headings: Record<(typeof categories)[number], string> = {
  "Women's Fashion": '6204',
  "Men's Fashion": '6203',
  Accessories: '6217',
  Shoes: '6403',
  Bags: '4202',
  Jewelry: '7117',
  'Home Decor': '6304',
  'Kids Fashion': '6209',
};

/** '' for a category that is no longer in the list. */
export function hsnOf(category: string): string {
  return Object.hasOwn(headings, category) ? headings[category as keyof typeof headings] : '';
}
