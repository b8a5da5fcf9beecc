import type { categories } from '#contracts/designs/categories.ts';

type Category = (typeof categories)[number];

/** The default Harmonised System heading of each category. */
const headings: Record<Category, string> = {
  "Women's Fashion": '6204',
  "Men's Fashion": '6203',
  Accessories: '6217',
  Shoes: '6403',
  Bags: '4202',
  Jewelry: '7117',
  'Home Decor': '6304',
  'Kids Fashion': '6209',
};

const clothes: readonly Category[] = ["Women's Fashion", "Men's Fashion", 'Kids Fashion', 'Accessories'];

/** Garments recognised in a title, which take precedence over the category. The first match decides. */
const garments: readonly {
  word: RegExp;
  of: readonly Category[];
  heading: (facts: Facts) => string;
}[] = [
  // A blouse or a dress made from a saree's cloth is sewn; a saree with its blouse piece is cloth.
  { word: /\bblouse\b(?! piece)|\bcholi\b/i, of: ["Women's Fashion"], heading: () => '6206' },
  { word: /\bsar(ee|i)s?\b(?!\s*(gown|dress|skirt))/i, of: clothes, heading: clothOf },
  { word: /\bunstitched\b|\bdress material\b|\bfabric\b/i, of: clothes, heading: clothOf },
  { word: /\b(dupatta|shawl|stole|scarf|odhani)s?\b/i, of: ['Accessories'], heading: () => '6214' },
  { word: /\b(tie|cravat)s?\b/i, of: ['Accessories'], heading: () => '6215' },
  {
    word: /\b(salwar|kurtas?|kurtis?|churidar|sharara|anarkali|phiran|pheran|kaftan)\b/i,
    of: ["Women's Fashion", "Men's Fashion"],
    heading: () => '6211',
  },
  { word: /\bshirts?\b/i, of: ["Men's Fashion"], heading: () => '6205' },
  { word: /\b(shirts?|tops?|tunics?)\b/i, of: ["Women's Fashion"], heading: () => '6206' },
  { word: /\b(curtain|drape)s?\b/i, of: ['Home Decor'], heading: () => '6303' },
  { word: /\b(bed ?sheet|bed linen|table ?cloth|towel)s?\b/i, of: ['Home Decor'], heading: () => '6302' },
  { word: /\b(quilt|razai|rajai|cushion|pillow)s?\b/i, of: ['Home Decor'], heading: () => '9404' },
];

interface Facts {
  title: string;
  material: string;
}

/** The heading of woven cloth, by fibre. */
function clothOf({ title, material }: Facts): string {
  const words = `${material} ${title}`;
  if (/\b(silk|katan|tussar|tasar|muga|eri|kanjivaram|kanchipuram|banarasi|paithani)\b/i.test(words))
    return '5007';
  if (/\b(polyester|nylon|georgette|viscose|rayon|art silk)\b/i.test(words)) return '5407';
  return '5208';
}

/** The HSN heading of a design, by the garment in its title, else by category; '' for an unknown category. */
export function hsnOf(category: string, { title = '', material = '' }: Partial<Facts> = {}): string {
  if (!isCategory(category)) return '';
  const garment = garments.find(({ word, of }) => of.includes(category) && word.test(title));
  return garment ? garment.heading({ title, material }) : headings[category];
}

function isCategory(category: string): category is Category {
  return Object.hasOwn(headings, category);
}
