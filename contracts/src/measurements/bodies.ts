/** The kinds of body that sizes are made for. */
export const bodies = ['women', 'men', 'children', 'feet'] as const;
export type Body = (typeof bodies)[number];

/** Each body has its own category of designs. */
export const categoryOf: Record<Body, string> = {
  women: "Women's Fashion",
  men: "Men's Fashion",
  children: 'Kids Fashion',
  feet: 'Shoes',
};

/** The body that the sizes of a category are for; null if they are not for one kind of body. */
export function bodyOf(category: string): Body | null {
  return bodies.find((one) => categoryOf[one] === category) ?? null;
}
