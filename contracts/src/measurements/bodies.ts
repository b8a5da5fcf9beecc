/** Whose body a size is cut for. */
export const bodies = ['women', 'men', 'children', 'feet'] as const;
export type Body = (typeof bodies)[number];

/** Each has a category of designs to itself. */
export const categoryOf: Record<Body, string> = {
  women: "Women's Fashion",
  men: "Men's Fashion",
  children: 'Kids Fashion',
  feet: 'Shoes',
};

/** Whose sizes a category of designs has; null where they are not those of one body. */
export function bodyOf(category: string): Body | null {
  return bodies.find((one) => categoryOf[one] === category) ?? null;
}
