/** The nearest known words for trade terms that match nothing. */
export const kinNames = [
  'kurta',
  'anarkali',
  'churidar',
  'lehenga',
  'sherwani',
  'jacket',
  'bandi',
  'dupatta',
  'shawl',
  'stole',
  'kids',
  'wedding',
  'bag',
  'jutti',
  'kolhapuri',
  'shoes',
  'jewelry',
  'jhumka',
  'curtain',
] as const;
export type KinName = (typeof kinNames)[number];
